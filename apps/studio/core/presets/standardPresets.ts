import type { CollectionSlug, Payload, Where } from 'payload';
import type { Role } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { presetsSlug } from './queryPresets.ts';

type Preset = { title: string; collection: CollectionSlug; where: Where; columns: string[]; for?: Role[] };

const isDraft: Where = { _status: { equals: 'draft' } };

/** What people look for again and again. Without `for` it is for everybody. */
export const standardPresets: Preset[] = [
  { title: 'Borradores', collection: slugs.pages, where: isDraft, columns: ['internalName', 'slug', '_status', 'updatedAt'] },
  {
    title: 'Sin autor',
    collection: slugs.pages,
    where: { author: { exists: false } },
    columns: ['internalName', 'slug', 'author', 'updatedAt'],
    for: ['editor'],
  },
  {
    title: 'Sin descripción para buscadores',
    collection: slugs.pages,
    where: { description: { exists: false } },
    columns: ['internalName', 'slug', 'description', 'updatedAt'],
    for: ['editor'],
  },
  {
    title: 'Sin texto alternativo',
    collection: slugs.media,
    where: { alt: { exists: false } },
    columns: ['filename', 'alt', 'updatedAt'],
  },
  {
    title: 'Con fecha de término',
    collection: slugs.offers,
    where: { expiration: { exists: true } },
    columns: ['titlePreview', 'partner', 'expiration', '_status'],
    for: ['affiliateManager'],
  },
  {
    title: 'Sin enlace de seguimiento',
    collection: slugs.offers,
    where: { trackingUrl: { exists: false } },
    columns: ['titlePreview', 'partner', 'trackingUrl', '_status'],
    for: ['affiliateManager'],
  },
  {
    title: 'Borradores',
    collection: slugs.offers,
    where: isDraft,
    columns: ['titlePreview', 'partner', '_status', 'updatedAt'],
    for: ['affiliateManager'],
  },
  {
    title: 'Casinos sin reseña',
    collection: slugs.partners,
    where: { reviewPage: { exists: false } },
    columns: ['name', 'slug', 'reviewPage', 'activePartner'],
  },
  {
    title: 'Casinos inactivos',
    collection: slugs.partners,
    where: { activePartner: { equals: false } },
    columns: ['name', 'slug', 'recommendedPartner', 'activePartner'],
    for: ['affiliateManager'],
  },
];

/** Makes them where nobody has saved a filter yet: those that somebody has deleted stay away as long as one is left. */
export async function ensureStandardPresets(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: presetsSlug });
  if (totalDocs > 0) return 0;
  for (const { title, collection, where, columns, ...rest } of standardPresets)
    await payload.create({
      collection: presetsSlug,
      data: {
        title,
        relatedCollection: collection as never,
        where: { or: [{ and: [where] }] },
        columns: columns.map((accessor) => ({ accessor, active: true })),
        access: accessFor(rest.for),
      },
      depth: 0,
    });
  return standardPresets.length;
}

function accessFor(readers: Role[] | undefined) {
  const managers = { constraint: 'roles', roles: ['administrator'] } as const;
  const read = readers === undefined ? ({ constraint: 'everyone' } as const) : ({ constraint: 'roles', roles: readers } as const);
  return { read, update: { ...managers, roles: [...managers.roles] }, delete: { ...managers, roles: [...managers.roles] } };
}

import type { CollectionSlug, Payload, Where } from 'payload';
import type { Role } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { presetsSlug } from './queryPresets.ts';

const isDraft: Where = { _status: { equals: 'draft' } };
const isThere = (field: string, exists = true): Where => ({ [field]: { exists } });
const isInactive: Where = { activePartner: { equals: false } };
const manager = 'affiliateManager';

const preset = (title: string, collection: CollectionSlug, where: Where, columns: string, ...readers: Role[]) => ({
  title,
  collection,
  where,
  columns: columns.split(' '),
  readers,
});

/** What people look for again and again. Without a role it is for everybody. */
export const standardPresets = [
  preset('Borradores', slugs.pages, isDraft, 'internalName slug _status updatedAt'),
  preset('Sin autor', slugs.pages, isThere('author', false), 'internalName slug author updatedAt', 'editor'),
  preset(
    'Sin descripción para buscadores',
    slugs.pages,
    isThere('description', false),
    'internalName slug description updatedAt',
    'editor',
  ),
  preset('Sin texto alternativo', slugs.media, isThere('alt', false), 'filename alt updatedAt'),
  preset('Con fecha de término', slugs.offers, isThere('expiration'), 'titlePreview partner expiration _status', manager),
  preset('Sin enlace de seguimiento', slugs.offers, isThere('trackingUrl', false), 'titlePreview partner trackingUrl _status', manager),
  preset('Borradores', slugs.offers, isDraft, 'titlePreview partner _status updatedAt', manager),
  preset('Casinos sin reseña', slugs.partners, isThere('reviewPage', false), 'name slug reviewPage activePartner'),
  preset('Casinos inactivos', slugs.partners, isInactive, 'name slug recommendedPartner activePartner', manager),
];

/** Makes them where nobody has saved a filter yet: those that somebody has deleted stay away as long as one is left. */
export async function ensureStandardPresets(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: presetsSlug });
  if (totalDocs > 0) return 0;
  for (const { title, collection, where, columns, readers } of standardPresets)
    await payload.create({
      collection: presetsSlug,
      data: {
        title,
        relatedCollection: collection as never,
        where: { or: [{ and: [where] }] },
        columns: columns.map((accessor) => ({ accessor, active: true })),
        access: accessFor(readers),
      },
      depth: 0,
    });
  return standardPresets.length;
}

function accessFor(readers: Role[]) {
  const forRoles = (...roles: Role[]) => ({ constraint: 'roles' as const, roles });
  const read = readers.length === 0 ? { constraint: 'everyone' as const } : forRoles(...readers);
  return { read, update: forRoles('administrator'), delete: forRoles('administrator') };
}

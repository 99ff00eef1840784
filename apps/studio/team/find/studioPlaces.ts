import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { featuresOf, listMenu, type Place } from '../../core/feature.ts';
import { hubOf } from '../../core/hubs.ts';
import { type Hub, hubs, menu } from '../../core/slugs.ts';
import type { FoundItem } from './readSearch.ts';
import { fold } from '../../core/find.ts';

export async function findPlaces(req: PayloadRequest, words: readonly string[]): Promise<FoundItem[]> {
  const wanted = words.map(fold);
  const places = await listPlaces(req);
  return places
    .filter(({ title, words: more = '' }) => wanted.every((word) => fold(`${title} ${more}`).includes(word)))
    .map(({ title, detail, path }) => ({ title, detail, path }));
}

async function listPlaces(req: PayloadRequest): Promise<Place[]> {
  const { config } = req.payload;
  const lists: Place[] = [];
  for (const collection of config.collections) if (await isListed(req, collection)) lists.push(...placesOf(collection));
  const features = featuresOf(req.payload);
  const own: Place[] = [];
  for (const { places } of features) own.push(...((await places?.(req)) ?? []));
  const globals = config.globals.filter((global) => !isHidden(global.admin.hidden, req));
  return [
    { title: 'Inicio', detail: 'Estudio', path: '/admin', words: 'tablero dashboard' },
    ...(Object.keys(hubs) as Hub[]).flatMap((hub) => [
      ...listMenu(features, hub, req.user).map(({ label, path }) => ({ title: label, detail: menu[hub], path })),
      { title: menu[hub], detail: 'Estudio', path: hubs[hub] },
    ]),
    ...listMenu(features, 'tools', req.user).map(({ label, path }) => ({ title: label, detail: 'Herramientas', path })),
    ...lists,
    ...globals.map(({ slug, label }) => ({ title: textOf(label), detail: 'Ajustes', path: `/admin/globals/${slug}` })),
    ...own,
  ];
}

async function isListed(req: PayloadRequest, { slug, admin, access }: SanitizedCollectionConfig): Promise<boolean> {
  return !slug.startsWith('payload-') && !isHidden(admin.hidden, req) && (await access.read({ req })) !== false;
}

function placesOf({ slug, labels, admin: { group }, custom }: SanitizedCollectionConfig): Place[] {
  const hub = hubOf({ custom });
  return [{ title: textOf(labels.plural), detail: `Lista · ${hub ? menu[hub] : textOf(group)}`, path: listPathOf(slug) }];
}

export const listPathOf = (slug: string): string => `/admin/collections/${slug}`;
export const labelOf = (req: PayloadRequest, slug: string): string =>
  textOf(req.payload.collections[slug as CollectionSlug]?.config.labels.plural);

const textOf = (label: unknown): string => (typeof label === 'string' ? label : '');

function isHidden(hidden: unknown, { user }: PayloadRequest): boolean {
  return typeof hidden === 'function' ? (hidden as (args: { user: unknown }) => boolean)({ user }) : hidden === true;
}

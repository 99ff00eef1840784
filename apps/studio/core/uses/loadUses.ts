import type { Executor } from '@lupa/database/query.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { type CollectionSlug, type PayloadRequest, type Endpoint, NotFound, UnauthorizedError } from 'payload';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { sourceOf } from '../publish/sources.ts';
import { readSiteTarget, siteUrlOf } from '../publish/siteTarget.ts';
import { indexRedirects, loadRedirects, resolveLink } from '../publish/storedRedirects.ts';
import { pathTarget } from './findTargets.ts';
import { selectUses, selectUsesOfEach, type Use } from './usesTable.ts';
import { roleOf } from '../access/roles.ts';
import { tracked } from './indexUses.ts';
import { type NamedUse, type UsesAnswer, usesPath } from './usesPath.ts';

type Data = Record<string, unknown>;

/** The documents that name this one. To a page also those that lead to its path, or to one from which a redirect leads there. */
export async function loadUses(req: PayloadRequest, executor: Executor, collection: string, id: number): Promise<Use[]> {
  const self = sourceOf(collection, id);
  const paths = collection === slugs.pages ? await listPaths(req, executor, id) : [];
  return selectUses(executor, [self, ...paths], self);
}

async function listPaths(req: PayloadRequest, executor: Executor, id: number): Promise<string[]> {
  const at = { collection: slugs.pages, id, locale: 'all', depth: 0, trash: true, disableErrors: true, select: { slug: true } } as const;
  const versions = [
    await req.payload.findByID({ ...at, draft: false, req: isolateRequest(req) }),
    await req.payload.findByID({ ...at, draft: true, req: isolateRequest(req) }),
  ];
  const own = versions.flatMap((page: { slug?: unknown } | null) => Object.values(page?.slug ?? {}));
  const siteUrl = siteUrlOf(req.payload);
  const stored = await loadRedirects(executor);
  const redirects = indexRedirects(stored, siteUrl);
  const left = stored.flatMap(({ from }) => {
    const path = readSiteTarget(resolveLink(from, redirects, siteUrl).target, siteUrl)?.path;
    return own.includes(path) ? [from] : [];
  });
  return [...new Set([...own, ...left].flatMap((path) => pathTarget(path) ?? []))];
}

/** The documents that name each of these, such as games of the catalogue: `games:101`. */
export async function loadUsesOfEach(req: PayloadRequest, targets: readonly string[]): Promise<Map<string, NamedUse[]>> {
  const uses = await selectUsesOfEach(req.payload.db.pool, targets);
  const named = await nameUses(req, uses);
  const found = new Map<string, NamedUse[]>();
  for (const [index, { target }] of uses.entries()) found.set(target, [...(found.get(target) ?? []), ...named.slice(index, index + 1)]);
  return found;
}

/** In the order given. What the person may not read is named by its kind and number. */
export async function nameUses(req: PayloadRequest, uses: readonly Use[]): Promise<NamedUse[]> {
  const collections = Map.groupBy(uses, ({ source }) => source.split(':')[0] ?? '');
  const titles = new Map<string, string>();
  for (const [slug, own] of collections) {
    const config = req.payload.collections[slug as CollectionSlug]?.config;
    const field = config?.admin.useAsTitle;
    if (!config || !field || field === 'id') continue;
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: own.map(idOf) } },
      draft: true,
      locale: defaultContentLocale,
      depth: 0,
      pagination: false,
      select: { [field]: true },
      overrideAccess: false,
      disableErrors: true,
      user: req.user,
      req: isolateRequest(req),
    });
    for (const doc of docs as unknown as Data[]) titles.set(`${slug}:${String(doc['id'])}`, readTitle(doc[field]));
  }
  return uses.map((use) => nameUse(req, use, titles.get(use.source) ?? ''));
}

function nameUse({ payload }: PayloadRequest, { source, isDraft, isPublished }: Use, title: string): NamedUse {
  const [slug = '', id = ''] = source.split(':');
  const { admin } = payload.config.routes;
  const global = payload.config.globals.find((one) => one.slug === slug);
  if (global) return { kind: 'Sitio', title: textOf(global.label), path: `${admin}/globals/${slug}`, isDraft, isPublished };
  const kind = textOf(payload.collections[slug as CollectionSlug]?.config.labels.singular);
  return { kind, title: title || `n.º ${id}`, path: `${admin}/collections/${slug}/${id}`, isDraft, isPublished };
}

const idOf = ({ source }: Use): number => Number(source.split(':')[1]);
const textOf = (label: unknown): string => (typeof label === 'string' ? label : '');
const readTitle = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const shownAtMost = 100;

/** `GET /api/uses/{collection}/{id}`: the documents that name this one, for everybody with a login. */
export const usesEndpoint: Endpoint = {
  path: `${usesPath}/:collection/:id`,
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
    const { collection, id } = req.routeParams ?? {};
    const config = req.payload.config.collections.find(({ slug }) => slug === collection);
    if (config?.custom?.[tracked] !== true || typeof id !== 'string' || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
    const uses = await loadUses(req, req.payload.db.pool, config.slug, Number(id));
    const answer: UsesAnswer = { total: uses.length, uses: await nameUses(req, uses.slice(0, shownAtMost)) };
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  },
};

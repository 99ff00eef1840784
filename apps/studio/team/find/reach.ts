import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { featuresOf } from '../../core/feature.ts';
import { findLabels, listFindable } from '../../core/find.ts';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import type { Reach } from './queryDocuments.ts';

type Narrowed = Map<string, Where>;

export async function readReach(req: PayloadRequest): Promise<{ reach: Reach; narrowed: Narrowed }> {
  const kinds: string[] = [];
  const narrowed: Narrowed = new Map();
  const features = featuresOf(req.payload);
  const findable = listFindable(features);
  for (const { collection: slug } of findable) {
    const { access } = req.payload.collections[slug].config;
    const answer = await (slug === slugs.users ? access.create : access.read)({ req });
    if (answer === false) continue;
    kinds.push(slug);
    if (answer !== true) narrowed.set(slug, answer);
  }
  return {
    reach: { kinds, entries: findable.map(({ sql }) => sql), showsTracking: await mayReadTracking(req), labels: findLabels(features) },
    narrowed,
  };
}

async function mayReadTracking(req: PayloadRequest): Promise<boolean> {
  const field = req.payload.collections[slugs.offers]?.config.flattenedFields.find(({ name }) => name === 'trackingUrl');
  const read = field && 'access' in field ? field.access?.read : undefined;
  return read === undefined || (await read({ req }));
}

export async function keepReadable<Found extends { collection: string; id: number }>(
  req: PayloadRequest,
  found: Found[],
  narrowed: Narrowed,
): Promise<Found[]> {
  const readable = new Set<string>();
  for (const slug of narrowed.keys()) {
    const ids = found.filter(({ collection }) => collection === slug).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: ids } },
      draft: true,
      depth: 0,
      pagination: false,
      select: {},
      overrideAccess: false,
      user: req.user,
      req: isolateRequest(req),
    });
    for (const { id } of docs) readable.add(`${slug}:${id}`);
  }
  return found.filter(({ collection, id }) => !narrowed.has(collection) || readable.has(`${collection}:${id}`));
}

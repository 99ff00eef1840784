import { isolateObjectProperty, ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { slugs } from './slugs.ts';

type Entry = { partner?: unknown; offer?: unknown };

/** The offer of a place belongs to the casino that stands there. Drafts may still be wrong. */
export const requireOffersOfPartners: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (data['_status'] !== 'published' || !Array.isArray(data['entries'])) return data;
  const entries: Entry[] = data['entries'];
  const ids = entries.map((entry) => idOf(entry.offer)).filter((id) => id !== undefined);
  if (ids.length === 0) return data;
  const { docs } = await req.payload.find({
    collection: slugs.offers,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { partner: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  });
  const partners = new Map(docs.map((offer) => [offer.id, idOf(offer.partner)]));
  const errors = entries.flatMap((entry, index) => {
    const offer = idOf(entry.offer);
    if (offer === undefined || partners.get(offer) === idOf(entry.partner)) return [];
    return [{ path: `entries.${index}.offer`, message: 'Esta oferta es de otro casino.' }];
  });
  if (errors.length > 0) throw new ValidationError({ collection: slugs.toplists, errors }, req.t);
  return data;
};

function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined;
}

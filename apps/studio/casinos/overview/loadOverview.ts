import { isDeepStrictEqual } from 'node:util';
import { type CollectionSlug, type DataFromCollectionSlug, NotFound, type PayloadRequest, type Where } from 'payload';
import { findReviewOf } from '../../content/templates/loadSubjects.ts';
import { type AboutCasino, featuresOf } from '../../core/feature.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { slugs } from '../../core/slugs.ts';
import type { Offer, Page, Partner, Toplist } from '../../payload-types.ts';

/** `isPublic`: visitors see a version of it; `isChanged`: its newest version is not public. */
export type Found<Doc> = { doc: Doc; isPublic: boolean; isChanged: boolean };
type Place = { list: Found<Toplist>; position: number; isOnlyChange: boolean };

export type Overview = {
  casino: Found<Partner>;
  offers: Found<Offer>[];
  records: Found<DataFromCollectionSlug<'records'>>[];
  places: Place[];
  review: Found<Page> | null;
  /** What other parts of the studio know of it, as far as the person may see that. */
  about: AboutCasino[];
};

/** All of a casino in its newest version, as the person of the request may read it. @throws NotFound */
export async function loadOverview(req: PayloadRequest, id: number, now: Date): Promise<Overview> {
  const own = { partner: { equals: id } };
  const [casino] = await findNewest(req, slugs.partners, { id: { equals: id } });
  if (!casino) throw new NotFound(req.t);
  const reviewId = idOf(casino.doc.reviewPage) ?? (await findReviewOf(req, id))?.id;
  const [review] = reviewId === undefined ? [] : await findNewest(req, slugs.pages, { id: { equals: reviewId } });
  return {
    casino,
    offers: (await findNewest(req, slugs.offers, own)).toSorted((one, other) => one.doc.position - other.doc.position),
    records: (await findNewest(req, slugs.records, own)).toSorted((one, other) => (other.doc.day ?? '').localeCompare(one.doc.day ?? '')),
    places: await findPlaces(req, id),
    review: review ?? null,
    about: await loadAbout(req, casino.doc, now),
  };
}

async function findNewest<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
): Promise<Found<DataFromCollectionSlug<Slug>>[]> {
  const read = { ...plain(req), collection, where, overrideAccess: false } as const;
  const { docs: newest } = await req.payload.find({ ...read, draft: true });
  const { docs: stored } = await req.payload.find({ ...read, draft: false, select: { _status: true } as never });
  const isPublished = (doc: object) => '_status' in doc && doc._status === 'published';
  const live = new Set<unknown>(stored.filter(isPublished).map(({ id }) => id));
  return (newest as DataFromCollectionSlug<Slug>[]).map((doc) => ({ doc, isPublic: live.has(doc.id), isChanged: !isPublished(doc) }));
}

async function findPlaces(req: PayloadRequest, partner: number): Promise<Place[]> {
  const lists = await findNewest(req, slugs.toplists, {});
  const places: Place[] = [];
  for (const list of lists) {
    const index = (list.doc.entries ?? []).findIndex((entry) => idOf(entry.partner) === partner);
    if (index === -1) continue;
    places.push({ list, position: index + 1, isOnlyChange: await isOnlyPlace(req, list, partner) });
  }
  return places;
}

/** Whether a place of this casino is all that its newest version has beside the public one. */
async function isOnlyPlace(req: PayloadRequest, { doc: newest, isPublic }: Found<Toplist>, partner: number): Promise<boolean> {
  if (!isPublic) return (newest.entries ?? []).every((entry) => idOf(entry.partner) === partner);
  const live = await req.payload.findByID({
    ...plain(req),
    collection: slugs.toplists,
    id: newest.id,
    draft: false,
    overrideAccess: false,
  });
  const rest = ({ name, identifier, criteria, orderedBy, highlight, entries }: Toplist) => [
    [name, identifier, criteria ?? '', orderedBy, highlight?.partner ?? null, highlight?.offer ?? null],
    (entries ?? []).filter((entry) => idOf(entry.partner) !== partner).map(({ id: _row, ...entry }) => entry),
  ];
  return isDeepStrictEqual(rest(newest), rest(live));
}

async function loadAbout(req: PayloadRequest, casino: Partner, now: Date): Promise<AboutCasino[]> {
  const about = featuresOf(req.payload).flatMap(({ aboutCasino }) => aboutCasino?.(req, casino, now) ?? []);
  return (await Promise.all(about)).flat();
}

import { spanishLocale } from '@lupa/contracts/market.ts';
import { compareByCriterion, compareScores, type CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import type { PayloadRequest } from 'payload';
import { type Fault, refuseFaults } from '../../core/publish/publishedRules.ts';
import { idOf, type Reference } from '../../core/publish/sources.ts';
import { isPublishing, publicationMoment } from '../../core/publish/publishLater.ts';
import { plain } from '../../core/publish/reader.ts';
import { slugs } from '../../core/slugs.ts';
import { loadScores } from '../ratings/loadScores.ts';

type Entry = { partner?: Reference; offer?: Reference; startsAt?: unknown; endsAt?: unknown };
type Place = { index: number; name: string; score: CasinoScore | null };

const byNote = ['rating', 'trust', 'payments', 'bonuses', 'games', 'support'];

/** In a list by note the note is the order: another one is refused, and so is a place by date. Drafts may be in any order. */
export const refuseOrder = refuseFaults(slugs.toplists, async ({ orderedBy, entries }, { req }) => {
  if (typeof orderedBy !== 'string' || orderedBy === 'editor' || !Array.isArray(entries)) return [];
  const errors: Fault[] = entries.flatMap((entry: Entry, index) =>
    entry.startsAt || entry.endsAt
      ? [{ path: `entries.${index}.startsAt`, message: 'Un puesto con fechas solo cabe en una lista por elección editorial.' }]
      : [],
  );
  if (byNote.includes(orderedBy)) {
    const misplaced = findMisplaced(await loadPlaces(entries, req), orderedBy);
    if (misplaced) errors.push(misplaced);
  }
  return errors;
});

/** The first two casinos that stand the wrong way round. Those without a rating may stand anywhere: they are shown last. */
function findMisplaced(places: readonly Place[], orderedBy: string): { path: string; message: string } | null {
  const compare = orderedBy === 'rating' ? compareScores : compareByCriterion(orderedBy);
  const rated = places.filter(({ score }) => score !== null);
  for (const [index, place] of rated.entries()) {
    const before = rated[index - 1];
    if (!before || compare(before.score, place.score) <= 0) continue;
    const message = `En esta lista el orden lo da la nota: ${tell(place, orderedBy)} va antes de ${tell(before, orderedBy)}.`;
    return { path: `entries.${place.index}.partner`, message };
  }
  return null;
}

const number = new Intl.NumberFormat(spanishLocale, { minimumFractionDigits: 1, maximumFractionDigits: 3 });

function tell({ name, score }: Place, orderedBy: string): string {
  const note = score?.parts.find(({ key }) => key === orderedBy)?.score ?? score?.total;
  return note === undefined ? name : `${name} (${number.format(note)})`;
}

async function loadPlaces(entries: readonly Entry[], req: PayloadRequest): Promise<Place[]> {
  const ids = entries.map(({ partner }) => idOf(partner));
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    where: { id: { in: ids.filter((id) => id !== undefined) } },
    select: { name: true, slug: true },
    ...plain(req),
  });
  const scores = await loadScores(
    req.payload.db.pool,
    docs.map(({ slug }) => slug),
    publicationMoment(req),
  );
  return ids.flatMap((id, index) => {
    const partner = docs.find((doc) => doc.id === id);
    return partner ? [{ index, name: partner.name, score: scores.get(partner.slug) ?? null }] : [];
  });
}

/** A list without a place shows nothing, and a casino has one place at a time. Drafts may be so. */
export const refusePlaces = refuseFaults(slugs.toplists, ({ entries }, { data, req }) =>
  isPublishing(data, req) ? findPlaceFaults(Array.isArray(entries) ? entries : []) : [],
);

export function findPlaceFaults(entries: readonly Entry[]): Fault[] {
  if (entries.length === 0)
    return [
      { path: 'entries', label: 'Puestos', message: 'La lista no tiene ningún puesto. Agrega al menos uno, o déjala como borrador.' },
    ];
  return entries.flatMap((entry, index) => {
    const earlier = entries.slice(0, index).findIndex((other) => isSamePartner(entry, other) && isOverlapping(entry, other));
    if (earlier === -1) return [];
    const message = `Este casino ya está en el puesto ${earlier + 1} en las mismas fechas. Quita uno de los dos, o cambia sus fechas.`;
    return [{ path: `entries.${index}.partner`, label: `Puesto ${index + 1}`, message }];
  });
}

function isSamePartner(one: Entry, other: Entry): boolean {
  const id = idOf(one.partner);
  return id !== undefined && id === idOf(other.partner);
}

/** A place ends when its last moment comes: the next may start at that moment. */
function isOverlapping(one: Entry, other: Entry): boolean {
  return (
    readTime(one.startsAt, -Infinity) < readTime(other.endsAt, Infinity) &&
    readTime(other.startsAt, -Infinity) < readTime(one.endsAt, Infinity)
  );
}

function readTime(moment: unknown, whenEmpty: number): number {
  if (moment instanceof Date) return moment.getTime();
  return typeof moment === 'string' && moment !== '' ? Date.parse(moment) : whenEmpty;
}

/** The offer of a place belongs to the casino that is there. Drafts may still be wrong. */
export const requireOffersOfPartners = refuseFaults(slugs.toplists, async (_toplist, { data, req }) => {
  const entries: Entry[] = Array.isArray(data['entries']) ? data['entries'] : [];
  const highlight: Entry | undefined = data['highlight'];
  const places = [
    ...entries.map((entry, index) => ({ ...entry, path: `entries.${index}.offer` })),
    ...(highlight ? [{ ...highlight, path: 'highlight.offer' }] : []),
  ];
  const ids = places.map((entry) => idOf(entry.offer)).filter((id) => id !== undefined);
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: slugs.offers,
    where: { id: { in: ids } },
    select: { partner: true },
    ...plain(req),
  });
  const partners = new Map(docs.map((offer) => [offer.id, idOf(offer.partner)]));
  return places.flatMap(({ path, ...place }) => {
    const offer = idOf(place.offer);
    if (offer === undefined || partners.get(offer) === idOf(place.partner)) return [];
    return [{ path, message: 'Esta oferta es de otro casino.' }];
  });
});

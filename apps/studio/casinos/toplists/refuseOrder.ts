import { spanishLocale } from '@lupa/contracts/market.ts';
import { compareByCriterion, compareScores, type CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import { type CollectionBeforeChangeHook, isolateObjectProperty, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { loadScores } from '../ratings/loadScores.ts';

type Entry = { partner?: unknown; startsAt?: unknown; endsAt?: unknown };
type Place = { index: number; name: string; score: CasinoScore | null };

const byNote = ['rating', 'trust', 'payments', 'bonuses', 'games', 'support'];

/** In a list by note the note is the order: another one is refused, and so is a place by date. Drafts may be in any order. */
export const refuseOrder: CollectionBeforeChangeHook = async ({ data, originalDoc, req: request }) => {
  const toplist: Record<string, unknown> = { ...originalDoc, ...data };
  const { orderedBy, entries } = toplist;
  if (data['_status'] !== 'published' || typeof orderedBy !== 'string' || orderedBy === 'editor' || !Array.isArray(entries)) return data;
  const errors = entries.flatMap((entry: Entry, index) =>
    entry.startsAt || entry.endsAt
      ? [{ path: `entries.${index}.startsAt`, message: 'Un puesto con fechas solo cabe en una lista por elección editorial.' }]
      : [],
  );
  if (byNote.includes(orderedBy)) {
    const req = isolateObjectProperty(request, ['locale', 'fallbackLocale', 'query']);
    const misplaced = findMisplaced(await loadPlaces(entries, req), orderedBy);
    if (misplaced) errors.push(misplaced);
  }
  if (errors.length > 0) throw new ValidationError({ collection: slugs.toplists, errors }, request.t);
  return data;
};

/** The first two casinos that stand the wrong way round. Those without a rating may stand anywhere: they are shown last. */
export function findMisplaced(places: readonly Place[], orderedBy: string): { path: string; message: string } | null {
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

async function loadPlaces(entries: readonly Entry[], req: Parameters<CollectionBeforeChangeHook>[0]['req']): Promise<Place[]> {
  const ids = entries.map(({ partner }) => idOf(partner));
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    where: { id: { in: ids.filter((id) => id !== undefined) } },
    select: { name: true, slug: true },
    depth: 0,
    pagination: false,
    req,
  });
  const scores = await loadScores(
    req.payload.db.pool,
    docs.map(({ slug }) => slug),
    new Date(),
  );
  return ids.flatMap((id, index) => {
    const partner = docs.find((doc) => doc.id === id);
    return partner ? [{ index, name: partner.name, score: scores.get(partner.slug) ?? null }] : [];
  });
}

function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined;
}

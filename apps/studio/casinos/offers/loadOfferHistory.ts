import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { readTerms, isTermName, labelOf, termNames, type OfferTerms, type TermName } from './offerTerms.ts';

/** A version that changed what the public sees. Without terms, it was taken from the site. */
type Publication = { at: string; by: string | null; terms: OfferTerms | null };

export type TermChange = { name: TermName; label: string; before: string | null; after: string | null };
export type HistoryEntry = { at: string; by: string | null; kind: 'first' | 'changed' | 'withdrawn' | 'restored'; changes: TermChange[] };

/**
 * What happened to the terms of an offer, newest first. `publications` come oldest first. A publication that changed no
 * term leaves no trace.
 */
function buildHistory(publications: readonly Publication[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  let last: OfferTerms | null = null;
  let isPublic = false;
  for (const { at, by, terms } of publications) {
    if (terms === null) {
      if (isPublic) entries.push({ at, by, kind: 'withdrawn', changes: [] });
      isPublic = false;
      continue;
    }
    const changes = compareTerms(last ?? new Map(), terms);
    const kind = last === null ? 'first' : isPublic ? 'changed' : 'restored';
    if (kind !== 'changed' || changes.length > 0) entries.push({ at, by, kind, changes });
    last = terms;
    isPublic = true;
  }
  return entries.toReversed();
}

function compareTerms(before: OfferTerms, after: OfferTerms): TermChange[] {
  return termNames
    .filter((name) => before.get(name)?.value !== after.get(name)?.value)
    .map((name) => ({ name, label: labelOf(name), before: before.get(name)?.text ?? null, after: after.get(name)?.text ?? null }));
}

export function filterHistory(entries: readonly HistoryEntry[], name: string): HistoryEntry[] {
  if (!isTermName(name)) return [...entries];
  return entries
    .map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.name === name) }))
    .filter(({ changes }) => changes.length > 0);
}

export async function loadOfferHistory(req: PayloadRequest, offer: number): Promise<HistoryEntry[]> {
  const { docs } = await req.payload.findVersions({
    collection: slugs.offers,
    where: { parent: { equals: offer }, or: [{ 'version._status': { equals: 'published' } }, { 'version.withdrawn': { equals: true } }] },
    // A version that was restored keeps the date on which it was first made.
    sort: 'updatedAt',
    overrideAccess: false,
    ...plain(req),
  });
  const partners = await loadNames(
    req,
    slugs.partners,
    docs.map(({ version }) => idOf(version.partner)),
  );
  const people = await loadNames(
    req,
    slugs.users,
    docs.map(({ version }) => idOf(version.changedBy)),
  );
  return buildHistory(
    docs.map(({ updatedAt, version }): Publication => {
      const person = idOf(version.changedBy);
      return {
        at: updatedAt,
        by: person === undefined ? null : (people.get(person) ?? null),
        terms: version._status === 'published' ? readTerms(version, (id) => partners.get(id) ?? `Casino ${id}, borrado`) : null,
      };
    }),
  );
}

async function loadNames(
  req: PayloadRequest,
  collection: typeof slugs.partners | typeof slugs.users,
  ids: (number | undefined)[],
): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  if (known.length === 0) return new Map();
  const { docs } = await req.payload.find({ collection, where: { id: { in: known } }, select: { name: true }, ...plain(req) });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

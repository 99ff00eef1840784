import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { buildHistory, type HistoryEntry, type Publication } from './offerHistory.ts';
import { readTerms } from './offerTerms.ts';

export async function loadOfferHistory(request: PayloadRequest, offer: number): Promise<HistoryEntry[]> {
  const req = isolateRequest(request);
  const { docs } = await req.payload.findVersions({
    collection: slugs.offers,
    where: { parent: { equals: offer }, or: [{ 'version._status': { equals: 'published' } }, { 'version.withdrawn': { equals: true } }] },
    // A version that was restored keeps the date on which it was first made.
    sort: 'updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
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
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: known } },
    select: { name: true },
    depth: 0,
    pagination: false,
    req: isolateRequest(req),
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

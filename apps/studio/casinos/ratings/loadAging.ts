import { type AgingRecord, listAging } from '@lupa/domain/rating/aging.ts';
import { storedPartnerSchema } from '@lupa/database/storedDocuments.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { loadRatingFacts } from './loadScores.ts';

export type NamedAgingRecord = AgingRecord & { partnerName: string; partnerId: number };

export async function loadAging(request: PayloadRequest, within: number, now: Date): Promise<NamedAgingRecord[]> {
  const req = isolateRequest(request);
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    select: { name: true, slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const known = docs.map(({ slug }) => slug);
  const { method, records, bodies } = await loadRatingFacts(req.payload.db.pool, known, now);
  if (!method) return [];
  return docs
    .flatMap(({ id, name, slug }) => {
      const moves = storedPartnerSchema.safeParse(bodies.get(slug)).data?.scoreMoves ?? [];
      const own = { method, records: records.get(slug) ?? [], moves };
      return listAging(own, within, now).map((aging) => ({ ...aging, partnerName: name, partnerId: id }));
    })
    .toSorted((one, other) => one.lastDay.localeCompare(other.lastDay) || one.partnerName.localeCompare(other.partnerName, 'es'));
}

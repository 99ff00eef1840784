import { anyLocale } from '@lupa/database/delivery.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { slugs } from '../collections/slugs.ts';
import { buildDocument, type PublicDocument } from './documents.ts';
import { createReferences } from './references.ts';
import type { Reader } from './reader.ts';

/** Places in rank order, the ones of another date included: the service knows what time it is. */
export async function buildToplists(id: number, reader: Reader): Promise<PublicDocument[]> {
  const toplist = await reader.find(slugs.toplists, id, defaultContentLocale);
  if (toplist?._status !== 'published') return [];
  const references = createReferences(reader, defaultContentLocale);
  const entries: unknown[] = [];
  for (const entry of toplist.entries ?? []) {
    const partnerSlug = await references.partnerSlug(entry.partner);
    if (partnerSlug === null) continue;
    const offerId = await references.offerId(entry.offer);
    entries.push({ partnerSlug, offerId, startsAt: entry.startsAt ?? null, endsAt: entry.endsAt ?? null });
  }
  const body = { identifier: toplist.identifier, name: toplist.name, criteria: toplist.criteria?.trim() ?? '', entries };
  return [buildDocument('toplist', toplist.identifier, anyLocale, body, references)];
}

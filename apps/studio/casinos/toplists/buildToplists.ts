import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { createReferences } from '../../core/publish/references.ts';
import { slugs } from '../../core/slugs.ts';
import type { Toplist } from '../../payload-types.ts';

/** Places in rank order, the ones of another date included: the service knows what time it is. */
export async function buildToplists(id: number, reader: Reader): Promise<PublicDocument[]> {
  const toplist = await reader.find(slugs.toplists, id, defaultContentLocale);
  if (toplist?._status !== 'published') return [];
  const references = createReferences(reader, defaultContentLocale);
  const build = async (entry: NonNullable<Toplist['highlight']>) => {
    const partnerSlug = await references.partnerSlug(entry.partner);
    if (partnerSlug === null) return null;
    const offerId = await references.offerId(entry.offer);
    return { partnerSlug, offerId, startsAt: entry.startsAt ?? null, endsAt: entry.endsAt ?? null };
  };
  const entries: unknown[] = [];
  for (const entry of toplist.entries ?? []) entries.push((await build(entry)) ?? []);
  const body = {
    identifier: toplist.identifier,
    name: toplist.name,
    criteria: toplist.criteria?.trim() ?? '',
    orderedBy: toplist.orderedBy ?? 'editor',
    entries: entries.flat(),
    highlight: toplist.highlight?.partner ? await build(toplist.highlight) : null,
  };
  return [buildDocument('toplist', toplist.identifier, anyLocale, body, references)];
}

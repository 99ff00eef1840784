import { slugs } from '../../core/slugs.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Toplists } from './Toplists.ts';
import type { Endpoint } from 'payload';
import { getEndpoint, noStore } from '../../core/api/answers.ts';
import { roleOf } from '../../core/access/roles.ts';
import { loadPreviewFacts } from './loadPreviewFacts.ts';
import { previewPath } from './buildPreview.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { createReferences } from '../../core/publish/references.ts';
import type { Toplist } from '../../payload-types.ts';

/** Places in rank order, the ones of another date included: the service knows what time it is. */
async function buildToplists(id: number, reader: Reader): Promise<PublicDocument[]> {
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

const maximumPartners = 200;

/** `GET /api/toplist-preview?partners=1,2`: what the site shows of these casinos, for everybody with a login. */
const toplistEndpoints: Endpoint[] = [
  getEndpoint(
    previewPath,
    (user) => roleOf(user) !== undefined,
    async (req) => {
      const given = req.query['partners'];
      const ids = typeof given === 'string' && /^\d{1,9}(?:,\d{1,9})*$/.test(given) ? given.split(',').map(Number) : [];
      return Response.json(await loadPreviewFacts(req, [...new Set(ids)].slice(0, maximumPartners)), noStore);
    },
  ),
];

export const toplistsFeature: StudioFeature = {
  name: 'toplists',
  find: [{ collection: slugs.toplists, place: 40, sql: selectToplistEntries() }],
  collections: [{ config: Toplists, handledAs: 'document' }],
  endpoints: toplistEndpoints,
  publishing: { builders: { [slugs.toplists]: buildToplists } },
};

function selectToplistEntries(): string {
  const texts = [...both('name'), ...both('identifier')];
  return selectEntries('toplists', 'toplists', {
    title: either('name'),
    detail: either('identifier'),
    texts,
    trash: true,
    joins: newest('toplists'),
  });
}

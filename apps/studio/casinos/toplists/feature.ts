import { slugs } from '../../core/slugs.ts';
import { buildToplists } from './buildToplists.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Toplists } from './Toplists.ts';
import type { Endpoint } from 'payload';
import { getEndpoint, noStore } from '../../core/api/answers.ts';
import { roleOf } from '../../core/access/roles.ts';
import { loadPreviewFacts } from './loadPreviewFacts.ts';
import { previewPath } from './previewFacts.ts';

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

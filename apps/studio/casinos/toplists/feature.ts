import { slugs } from '../../core/slugs.ts';
import { buildToplists } from './buildToplists.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Toplists } from './Toplists.ts';
import { toplistEndpoints } from './toplistEndpoints.ts';

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

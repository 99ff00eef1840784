import { slugs } from '../../core/slugs.ts';
import { buildToplists } from './buildToplists.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Toplists } from './Toplists.ts';
import { toplistEndpoints } from './toplistEndpoints.ts';

export const toplistsFeature: StudioFeature = {
  name: 'toplists',
  collections: [{ config: Toplists, handledAs: 'document' }],
  endpoints: toplistEndpoints,
  publishing: { builders: { [slugs.toplists]: buildToplists } },
};

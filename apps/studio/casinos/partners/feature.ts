import { slugs } from '../../core/slugs.ts';
import { buildPartners } from './buildPartner.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Partners } from './Partners.ts';

export const partnersFeature: StudioFeature = {
  name: 'partners',
  collections: [{ config: Partners, handledAs: 'document' }],
  publishing: { builders: { [slugs.partners]: buildPartners } },
};

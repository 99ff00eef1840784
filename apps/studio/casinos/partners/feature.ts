import type { StudioFeature } from '../../core/feature.ts';
import { Partners } from './Partners.ts';

export const partnersFeature: StudioFeature = {
  name: 'partners',
  collections: [{ config: Partners, handledAs: 'document' }],
};

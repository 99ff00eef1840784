import type { StudioFeature } from '../../core/feature.ts';
import { Redirects } from './Redirects.ts';

export const redirectsFeature: StudioFeature = {
  name: 'redirects',
  collections: [{ config: Redirects, handledAs: 'document' }],
};

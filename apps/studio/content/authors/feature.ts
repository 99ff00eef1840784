import type { StudioFeature } from '../../core/feature.ts';
import { Authors } from './Authors.ts';

export const authorsFeature: StudioFeature = {
  name: 'authors',
  collections: [{ config: Authors, handledAs: 'document' }],
};

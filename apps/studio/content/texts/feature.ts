import type { StudioFeature } from '../../core/feature.ts';
import { Microcopy } from './Microcopy.ts';

export const textsFeature: StudioFeature = {
  name: 'texts',
  collections: [{ config: Microcopy, handledAs: 'document' }],
};

import type { StudioFeature } from '../../core/feature.ts';
import { Experiments } from './Experiments.ts';

export const experimentsFeature: StudioFeature = {
  name: 'experiments',
  collections: [{ config: Experiments, handledAs: 'record' }],
};

import type { StudioFeature } from '../../core/feature.ts';
import { Corrections } from './Corrections.ts';

export const correctionsFeature: StudioFeature = {
  name: 'corrections',
  collections: [{ config: Corrections, handledAs: 'record' }],
};

import type { StudioFeature } from '../../core/feature.ts';
import { LegalStatus } from './LegalStatus.ts';

export const lawFeature: StudioFeature = {
  name: 'law',
  globals: [LegalStatus],
};

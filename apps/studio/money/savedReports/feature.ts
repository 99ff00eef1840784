import type { StudioFeature } from '../../core/feature.ts';
import { SavedReports } from './SavedReports.ts';
import { savedReportsJob } from './sendSavedReports.ts';

export const savedReportsFeature: StudioFeature = {
  name: 'savedReports',
  collections: [{ config: SavedReports, handledAs: 'record' }],
  jobs: [savedReportsJob],
};

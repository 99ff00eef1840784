import type { StudioFeature } from '../../core/feature.ts';
import { ErrorReports } from './ErrorReports.ts';
import { openReports } from './openReports.ts';

export const errorReportsFeature: StudioFeature = {
  name: 'errorReports',
  work: [openReports],
  collections: [{ config: ErrorReports, handledAs: 'record' }],
};

import type { StudioFeature } from '../../core/feature.ts';
import { ErrorReports } from './ErrorReports.ts';

export const errorReportsFeature: StudioFeature = {
  name: 'errorReports',
  collections: [{ config: ErrorReports, handledAs: 'record' }],
};

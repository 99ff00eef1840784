import { describe } from 'vitest';
import { reviewJourney } from './reviewJourney.ts';
import { libraryJourney } from './libraryJourney.ts';
import { importJourney } from './importJourney.ts';
import { errorReportJourney } from './errorReportJourney.ts';
import { findJourney } from './findJourney.ts';
import { keyJourney } from './keyJourney.ts';
import { legalStatusJourney } from './legalStatusJourney.ts';
import { presetJourney } from './presetJourney.ts';
import { linksJourney } from './linksJourney.ts';
import { calendarJourney } from './calendarJourney.ts';
import { conversionsJourney } from './conversionsJourney.ts';
import { experimentJourney } from './experimentJourney.ts';
import { dashboardJourney } from './dashboardJourney.ts';
import { statementsJourney } from './statementsJourney.ts';
import type { Stage } from './stage.ts';
import { twoEditorsJourney } from './twoEditorsJourney.ts';

/**
 * What people do in the studio, in a browser: in `npm test` the one that loses the most where it fails. Each leaves the demo's published pages as they were found; a
 * correction stays in the log.
 */
export function studioJourneys(stage: () => Promise<Stage>): void {
  twoEditorsJourney(stage);
  describe('in all that it has', { tags: ['thorough'] }, () => {
    reviewJourney(stage);
    const ofReport = errorReportJourney(stage);
    ofReport.report();
    libraryJourney(stage);
    importJourney(stage);
    findJourney(stage);
    keyJourney(stage);
    presetJourney(stage);
    linksJourney(stage);
    calendarJourney(stage);
    conversionsJourney(stage);
    statementsJourney(stage);
    experimentJourney(stage);
    legalStatusJourney(stage);
    ofReport.correct();
    dashboardJourney(stage);
  });
}

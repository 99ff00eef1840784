import { brokenOffers } from './brokenOffers.ts';
import { deadLinks } from './deadLinks.ts';
import { decidedExperiments } from './decidedExperiments.ts';
import { drafts } from './drafts.ts';
import { endingLicences } from './endingLicences.ts';
import { endingSoon } from './endingSoon.ts';
import { errorReports } from './errorReports.ts';
import { oldHelplines } from './oldHelplines.ts';
import { overduePayments } from './overduePayments.ts';
import { reviewsWaiting } from './reviewsWaiting.ts';
import { stalePages } from './stalePages.ts';
import { stoppedGames } from './stoppedGames.ts';
import { today } from './today.ts';
import type { Viewer, WorkSection } from './work.ts';

/** The lists of the first page, in their order. To add one: write a `WorkSection` and name it here. */
export const workSections: readonly WorkSection[] = [
  reviewsWaiting,
  errorReports,
  drafts,
  today,
  endingSoon,
  brokenOffers,
  overduePayments,
  decidedExperiments,
  deadLinks,
  stoppedGames,
  endingLicences,
  oldHelplines,
  stalePages,
];

export const sectionsFor = (viewer: Viewer): WorkSection[] => workSections.filter(({ isFor }) => isFor(viewer));

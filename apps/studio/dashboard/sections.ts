import { brokenOffers } from './brokenOffers.ts';
import { drafts } from './drafts.ts';
import { endingSoon } from './endingSoon.ts';
import { stalePages } from './stalePages.ts';
import { today } from './today.ts';
import type { Viewer, WorkSection } from './work.ts';

/** The lists of the first page, in their order. To add one: write a `WorkSection` and name it here. */
export const workSections: readonly WorkSection[] = [drafts, today, endingSoon, brokenOffers, stalePages];

export const sectionsFor = (viewer: Viewer): WorkSection[] => workSections.filter(({ isFor }) => isFor(viewer));

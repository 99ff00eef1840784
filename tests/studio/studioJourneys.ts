import { describe, it } from 'vitest';
import { planWithdrawal, restoreNotedVersion } from './calendarJourney.ts';
import { connectProgramme } from './conversionsJourney.ts';
import { openFirstPages, publishReview } from './dashboardJourney.ts';
import { correctError, reportError } from './errorReportJourney.ts';
import { runExperiment } from './experimentJourney.ts';
import { findOffer } from './findJourney.ts';
import { importOffers, pasteRecords } from './importJourney.ts';
import { useKey } from './keyJourney.ts';
import { followLegalStatus } from './legalStatusJourney.ts';
import { moveFocus, replaceFiles } from './libraryJourney.ts';
import { countRedirect, mendDeadLink } from './linksJourney.ts';
import { publishNewCasino } from './newCasinoJourney.ts';
import { sendEmptyForms } from './refusedJourney.ts';
import { reviewOnce } from './reviewJourney.ts';
import type { Stage } from './stage.ts';
import { checkStatement } from './statementsJourney.ts';
import { editTogether } from './twoEditorsJourney.ts';
import { keepUnsaved } from './unsavedJourney.ts';

type Journey = [title: string, travel: (stage: Stage) => Promise<void>];

/** In the order in which they run: a report of an error is taken some minutes before it is corrected. */
const journeys: Journey[] = [
  ['two editors of one page: who writes holds it until it is taken over, and nobody saves over what they have not seen', editTogether],
  ['a form that could not be saved says so, keeps its text over a reload, and saves it once it can', keepUnsaved],
  ['a form that is sent empty says at each refused field why, to those who hear it too, and leads to the first', sendEmptyForms],
  ['an author writes, an editor returns it with a comment on a block, and approves it in the end', reviewOnce],
  ['a reader without script says what is wrong with a fact, and gets a number', reportError],
  ['the library: a text is asked for, too much is not sent, the same is said, and a file gives its place to another', replaceFiles],
  ['a focal point is set by keyboard and by pointer, and the site asks for the picture around it', moveFocus],
  ['an affiliate manager exports offers, changes two and breaks one, publishes them from the file and takes them back', importOffers],
  ['an affiliate manager pastes the records of a casino from its page, one with a fault, and takes them back', pasteRecords],
  ['the search leads to an offer by the name of its casino, by keyboard alone, at a desk and on a phone', findOffer],
  ['a key is made, used by a program, and refused as soon as it is revoked', useKey],
  ['a page with a title that is cut and a link to nowhere: preview, check, publication, list of dead links, mended', mendDeadLink],
  ['a redirect that somebody follows on the site says so in the list and beside its form', countRedirect],
  ['a withdrawal is planned by typing a date, is in the calendar, is seen on the site at that moment, and is taken back', planWithdrawal],
  ['a version with a note says who saved it and why, and is restored as a draft', restoreNotedVersion],
  ['a programme is connected, its call is tried and taken, and the report says what the click became', connectProgramme],
  ['a statement in a book is held against the calls to the peso, without what it says about players', checkStatement],
  ['an experiment is written, started, seen by half of the devices, and ended', runExperiment],
  ['every type of page, and the click-out, follow the legal status', followLegalStatus],
  ['an editor takes the report and puts it right, and the reader finds the correction by the number', correctError],
  ['the first page says what waits for the person who opens it', openFirstPages],
  ['a review from its template is out within 15 steps before its words', publishReview],
  ['a new casino with its offer, test, place and review is on the site within 25 clicks', publishNewCasino],
];

/** What people do in the studio, in a browser. Each leaves the demo's published pages as they were found; a correction stays in the log. */
export function studioJourneys(stage: () => Stage): void {
  describe('in all that it has', { tags: ['thorough'] }, () => {
    it.each(journeys)('%s', (_, travel) => travel(stage()));
  });
}

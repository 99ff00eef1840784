import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { type Correction, correctionAnchor, recordCorrectionAnchor } from '@lupa/contracts/correction.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { type BlockContext, type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { type CasinoNames, loadCasinoNames } from '../shared/offer/loadPartner.ts';
import { openDataFiles } from '../openData/openDataFiles.ts';
import { recordAnchor, reviewAnchors } from '../shared/detail/detailAddress.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredCorrectionsLog } from './correctionsLog.schema.ts';

/** So many records, those that were corrected last: the others are in the open record. */
const maximumRecords = 200;

export type LoggedCorrection = {
  date: PresentedDate;
  /** Where the state of a report leads to: on the first block of a page, and there on the newest entry of a record. */
  anchor: string | null;
  place: { name: string; anchor: AnchorProps | null };
  /** Which record: `Retiro, 27 oct 2026`; or which fact of the page. */
  subject: string;
  was: string;
  reason: string;
  isWithdrawn: boolean;
};

export type CorrectionsLogProps = BlockHead & {
  corrections: LoggedCorrection[];
  older: { text: string; href: string } | null;
};

export const NoRecordsError = defineError('NoRecordsError', () => 'There are no records, and no corrections of pages.');

export const loadCorrectionsLog: BlockLoader<StoredCorrectionsLog, CorrectionsLogProps> = async (stored, context) => {
  const { partners, content } = context.clients;
  // Each of them stands without the other.
  const [found, pages] = await Promise.all([
    partners.fetchRecords({ corrected: maximumRecords + 1 }),
    content.fetchCorrections().catch(() => []),
  ]);
  if (found.length === 0 && pages.length === 0 && (await partners.fetchRecordCounts()).records === 0) throw new NoRecordsError();
  const corrected = found.toSorted((one, other) => lastDay(other).localeCompare(lastDay(one))).slice(0, maximumRecords);
  const casinos = await loadCasinoNames(
    corrected.map(({ partnerSlug }) => partnerSlug),
    context,
  );
  const ofRecords = corrected.flatMap((record) => presentRecord(record, casinos, context));
  const ofPages = pages.map((correction) => ({ day: correction.day, shown: presentPage(correction, context) }));
  const logged = [...ofRecords, ...ofPages];
  return {
    ...presentHead(stored, context),
    corrections: logged.toSorted((one, other) => other.day.localeCompare(one.day)).map(({ shown }) => shown),
    older:
      found.length > maximumRecords
        ? {
            text: context.microcopy.corrections_older.replace('{count}', formatNumber(maximumRecords, context.locale)),
            href: openDataFiles.everything,
          }
        : null,
  };
};

const lastDay = ({ corrections }: CasinoRecord): string => corrections.at(-1)?.day ?? '';

type Dated = { day: string; shown: LoggedCorrection };

function presentRecord(
  { id, partnerSlug, kind, day, transfer, isWithdrawn, corrections }: CasinoRecord,
  casinos: CasinoNames,
  { presenter, locale, microcopy, place: blockPlace }: BlockContext,
): Dated[] {
  const casino = casinos.get(partnerSlug);
  const review = casino?.reviewSlug ?? null;
  // Transfers stand in the review's timeline, the others behind its scores.
  const target = transfer === null ? reviewAnchors.reason : recordAnchor(id);
  const place = {
    name: casino?.name ?? partnerSlug,
    anchor: review === null ? null : presenter.anchor({ url: `${review}#${target}` }),
  };
  return corrections
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .map((correction, index) => ({
      day: correction.day,
      shown: {
        anchor: index === 0 && blockPlace === 0 ? recordCorrectionAnchor(id) : null,
        date: presentDate(correction.day, locale),
        place,
        subject: `${microcopy[`record_${kind}`]}, ${formatDate(day, locale, 'short')}`,
        was: correction.was,
        reason: correction.reason,
        isWithdrawn,
      },
    }));
}

function presentPage(
  { id, day, path, pageTitle, subject, was, reason }: Correction,
  { presenter, locale, microcopy, place }: BlockContext,
): LoggedCorrection {
  return {
    anchor: place === 0 ? correctionAnchor(id) : null,
    date: presentDate(day, locale),
    place: { name: pageTitle, anchor: presenter.anchor({ url: path }) },
    subject: subject || microcopy.correction_of_page,
    was,
    reason,
    isWithdrawn: false,
  };
}

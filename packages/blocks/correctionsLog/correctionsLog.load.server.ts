import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import { type CasinoNames, loadCasinoNames } from '../shared/offer/loadCasinoNames.ts';
import { reviewAnchors } from '../shared/detail/reviewAnchors.ts';
import { recordAnchor } from '../shared/rating/recordAnchor.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredCorrectionsLog } from './correctionsLog.schema.ts';

export type LoggedCorrection = {
  date: PresentedDate;
  casino: { name: string; anchor: AnchorProps | null };
  /** Which record: `Retiro, 27 oct 2026`. */
  record: string;
  was: string;
  reason: string;
  isWithdrawn: boolean;
};

export type CorrectionsLogProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  /** The newest first. */
  corrections: LoggedCorrection[];
  microcopy: Microcopy;
};

/** The partner service has no records. */
export class NoRecordsError extends Error {
  override readonly name = 'NoRecordsError';
  constructor() {
    super('There are no records.');
  }
}

/** @throws NoRecordsError */
export const loadCorrectionsLog: BlockLoader<StoredCorrectionsLog, CorrectionsLogProps> = async ({ id, title, intro }, context) => {
  const records = await context.clients.partners.fetchRecords();
  if (records.length === 0) throw new NoRecordsError();
  const corrected = records.filter(({ corrections }) => corrections.length > 0);
  const casinos = await loadCasinoNames(
    corrected.map(({ partnerSlug }) => partnerSlug),
    context,
  );
  const logged = corrected.flatMap((record) =>
    record.corrections.map((correction) => ({ day: correction.day, shown: presentCorrection(record, correction, casinos, context) })),
  );
  return {
    id,
    title,
    intro: context.presenter.richText(intro),
    corrections: logged.toSorted((one, other) => other.day.localeCompare(one.day)).map(({ shown }) => shown),
    microcopy: context.microcopy,
  };
};

function presentCorrection(
  { id, partnerSlug, kind, day, transfer, isWithdrawn }: CasinoRecord,
  correction: CasinoRecord['corrections'][number],
  casinos: CasinoNames,
  { presenter, locale, microcopy }: BlockContext,
): LoggedCorrection {
  const casino = casinos.get(partnerSlug);
  const review = casino?.reviewSlug ?? null;
  // Transfers stand in the review's timeline, the others behind its scores.
  const place = transfer === null ? reviewAnchors.reason : recordAnchor(id);
  return {
    date: presentDate(correction.day, locale),
    casino: {
      name: casino?.name ?? partnerSlug,
      anchor: review === null ? null : presenter.anchor({ url: `${review}#${place}` }),
    },
    record: `${microcopy[`record_${kind}`]}, ${formatDate(day, locale, 'short')}`,
    was: correction.was,
    reason: correction.reason,
    isWithdrawn,
  };
}

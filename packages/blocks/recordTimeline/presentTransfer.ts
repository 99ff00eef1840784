import { recordAnchor } from '../shared/detail/detailAddress.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { market } from '@lupa/contracts/market.ts';
import { isFresh, lastFreshDay } from '@lupa/domain/rating/measure.ts';
import { formatDate, formatMomentPart } from '@lupa/ui/formatDate.ts';
import { formatMoney } from '@lupa/ui/formatNumber.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../block.ts';
import { formatMinutes } from '../shared/rating/formatMeasure.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';

export type TransferStep = { label: string; at: { iso: string; day: string; time: string } | null; after: string | null };

export type TransferWaits = { casino: number; bank: number };

type PresentedCorrection = { on: string; was: string; reason: string };

export type PresentedTransfer = {
  id: string;
  /** By which other pages reach it; null where an earlier block of the page has it. */
  anchor: string | null;
  title: string;
  /** From asking to having it; null while it has not come. */
  duration: string | null;
  steps: TransferStep[];
  waits: TransferWaits | null;
  slip: { picture: PictureProps; large: AnchorProps } | null;
  by: string | null;
  note: string;
  state: { kind: 'stale' | 'withdrawn'; text: string } | null;
  counts: PresentedDate | null;
  corrections: PresentedCorrection[];
};

type Texts = Pick<BlockContext, 'locale' | 'microcopy' | 'presenter' | 'place' | 'now'>;
type Transfer = NonNullable<CasinoRecord['transfer']>;

/** A withdrawal or deposit with its stations; null for another record, and for one whose moments cannot be read. */
export function presentTransfer(record: CasinoRecord, context: Texts): PresentedTransfer | null {
  const { kind, transfer } = record;
  if (transfer === null || (kind !== 'withdrawal' && kind !== 'deposit') || !hasReadableMoments(transfer)) return null;
  const { microcopy, locale } = context;
  const name = microcopy[`record_${kind}`];
  const title =
    transfer.amount === null
      ? `${name}: ${transfer.methodName}`
      : microcopy.transfer_of
          .replace('{kind}', name)
          .replace('{amount}', () => formatMoney(transfer.amount ?? 0, market.currency, locale))
          .replace('{method}', () => transfer.methodName);
  const state = presentState(record, context);
  return {
    id: record.id,
    anchor: context.place === 0 ? recordAnchor(record.id) : null,
    title,
    duration: transfer.receivedAt === null ? null : formatMinutes(minutesBetween(transfer.askedAt, transfer.receivedAt), locale),
    steps: presentSteps(transfer, context),
    waits: waitsOf(transfer),
    slip: presentSlip(record, title, context),
    by: record.by === '' ? null : microcopy.measured_by.replace('{name}', () => record.by),
    note: record.note,
    state,
    counts: state ? null : presentDate(lastFreshDay(record), locale, 'short'),
    corrections: record.corrections.map(({ day, was, reason }) => ({
      on: microcopy.correction_of_day.replace('{date}', formatDate(day, locale, 'short')),
      was,
      reason,
    })),
  };
}

function hasReadableMoments({ askedAt, approvedAt, receivedAt }: Transfer): boolean {
  const times = [askedAt, approvedAt, receivedAt].flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]));
  return times.every((time, index) => !Number.isNaN(time) && time >= (times[index - 1] ?? 0));
}

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

function presentSteps({ askedAt, approvedAt, receivedAt }: Transfer, { microcopy, locale }: Texts): TransferStep[] {
  const step = (label: string, at: string, before: string | null): TransferStep => ({
    label,
    at: { iso: at, ...formatMoment(at, locale) },
    after: before === null ? null : `+\u00a0${formatMinutes(minutesBetween(before, at), locale)}`,
  });
  return [
    step(microcopy.transfer_asked, askedAt, null),
    ...(approvedAt === null ? [] : [step(microcopy.transfer_approved, approvedAt, askedAt)]),
    receivedAt === null
      ? { label: microcopy.transfer_not_received, at: null, after: null }
      : step(microcopy.transfer_received, receivedAt, approvedAt ?? askedAt),
  ];
}

function waitsOf({ askedAt, approvedAt, receivedAt }: Transfer): TransferWaits | null {
  if (receivedAt === null) return null;
  const casino = approvedAt === null ? 0 : minutesBetween(askedAt, approvedAt);
  return { casino, bank: minutesBetween(askedAt, receivedAt) - casino };
}

function presentState(record: CasinoRecord, { microcopy, locale, now }: Texts): PresentedTransfer['state'] {
  if (record.isWithdrawn) return { kind: 'withdrawn', text: microcopy.record_withdrawn };
  if (isFresh(record, now)) return null;
  const date = formatDate(lastFreshDay(record), locale, 'short');
  return { kind: 'stale', text: microcopy.record_expired.replace('{date}', date) };
}

function presentSlip(
  { capture, captureFocus, day }: CasinoRecord,
  transfer: string,
  { presenter, microcopy, locale }: Texts,
): PresentedTransfer['slip'] {
  if (capture === null) return null;
  const alt = microcopy.transfer_slip_of.replace('{transfer}', () => transfer).replace('{date}', formatDate(day, locale, 'short'));
  const image = { src: capture, alt, width: null, height: null, ...(captureFocus && { focus: captureFocus }) };
  const { src } = presenter.picture(image, { width: 1280, sizes: '1280px' });
  return {
    picture: presenter.picture(image, { width: 192, height: 128, fit: 'cover' }),
    large: presenter.anchor({ url: src, openInNewTab: true }),
  };
}

/** `martes 27 oct 2026` and `12:40`. */
function formatMoment(iso: string, locale: string): { day: string; time: string } {
  const day = formatDate(new Date(iso).toISOString(), locale, 'short');
  return { day: `${formatMomentPart(iso, locale, 'weekday')} ${day}`, time: formatMomentPart(iso, locale, 'clock') };
}

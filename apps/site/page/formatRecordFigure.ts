import { formatDuration } from '@lupa/blocks/shared/rating/formatMeasure.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { isMeantBy, type RecordFigureName, type TransferField, transferFields, transferKinds } from '@lupa/contracts/figure.ts';
import { market } from '@lupa/contracts/market.ts';
import { hoursOfTransfer, measuredHours } from '@lupa/domain/rating/measure.ts';
import { formatMomentPart } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';

type Section = 'transfer' | 'support' | 'games' | 'terms';
type Transfer = NonNullable<CasinoRecord['transfer']>;

/** What the records of a casino tell: of the newest that the detail means, or of all; null where there is none. */
export function formatRecordFigure(
  name: RecordFigureName,
  detail: string | null,
  records: readonly CasinoRecord[],
  locale: string,
): string | null {
  const valid = records.filter(({ isWithdrawn }) => !isWithdrawn);
  const meant = valid.filter((record) => isMeantBy(detail, record)).toSorted((one, other) => other.day.localeCompare(one.day));
  const newest = <Name extends Section>(section: Name) => meant.find((record) => record[section] !== null)?.[section] ?? null;
  const count = (value: number | null | undefined) => (value === null || value === undefined ? null : formatNumber(value, locale));
  const checks = meant.find((record) => record.checks.length > 0)?.checks;
  switch (name) {
    case 'supportMinutes':
      return count(newest('support')?.answeredAfterMinutes);
    case 'gamesSampled':
      return count(newest('games')?.sampled);
    case 'gamesReduced':
      return count(newest('games')?.reduced);
    case 'termsRollover':
      return count(newest('terms')?.rollover);
    case 'licencePoints':
      return count(checks?.filter(({ holds }) => holds).length);
    case 'licenceChecks':
      return count(checks?.length);
    case 'withdrawalCount':
      return count(valid.filter(({ kind }) => kind === 'withdrawal').length);
    case 'slowestHours':
      return count(measuredHours(valid)?.[1]);
    default:
      return formatTransferFigure(name, meant, locale);
  }
}

/** Of the newest transfer that arrived. */
function formatTransferFigure(name: string, records: readonly CasinoRecord[], locale: string): string | null {
  const kind = transferKinds.find((each) => name.startsWith(each));
  const field = transferFields.find((each) => name === `${kind}${each}`);
  const arrived = records.find((record) => record.kind === kind && Number.isFinite(hoursOfTransfer(record) ?? Infinity));
  return arrived?.transfer && field ? formatField(field, arrived.transfer, locale) : null;
}

function formatField(field: TransferField, transfer: Transfer, locale: string): string | null {
  const { amount, askedAt, approvedAt, receivedAt } = transfer;
  const moment = (at: string | null, part: 'weekday' | 'clock' | 'dayOfYear') => at && formatMomentPart(at, locale, part);
  const wait = (from: string | null, to: string | null) =>
    from && to && formatDuration((Date.parse(to) - Date.parse(from)) / 60_000, locale);
  switch (field) {
    case 'Time':
      return wait(askedAt, receivedAt);
    case 'Amount':
      return amount === null ? null : formatMoney(amount, market.currency, locale);
    case 'Days':
      return formatNumber(Math.round((hoursOfTransfer({ transfer }) ?? 0) / 24), locale);
    case 'AskedDay':
      return moment(askedAt, 'weekday');
    case 'AskedAt':
      return moment(askedAt, 'clock');
    case 'AskedOn':
      return moment(askedAt, 'dayOfYear');
    case 'ReceivedDay':
      return moment(receivedAt, 'weekday');
    case 'ReceivedAt':
      return moment(receivedAt, 'clock');
    case 'ReceivedOn':
      return moment(receivedAt, 'dayOfYear');
    case 'CasinoTime':
      return wait(askedAt, approvedAt);
    case 'BankTime':
      return wait(approvedAt, receivedAt);
  }
}

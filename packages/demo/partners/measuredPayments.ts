import { hoursOfTransfer } from '@lupa/domain/rating/measure.ts';
import { partners, rankedPartners } from './partners.ts';
import { recordsOf } from './records.ts';
import { formatMomentOfWeek, formatPesos } from '../writing/figures.ts';
import { type PaymentMethodKey, paymentMethods } from '../writing/paymentMethods.ts';
import { upperFirst, countInWords } from '../writing/words.ts';

/** A deposit or a withdrawal of our own, as the casino's records have it. `minutes` from the order until the money was there. */
export type MeasuredPayment = {
  partner: string;
  kind: 'deposit' | 'withdrawal';
  method: PaymentMethodKey;
  amount: string;
  day: string;
  minutes: number;
  detail: string;
};

/** Of the casinos that are recommended or were, in their order; what never arrived is not among them. */
export const measuredPayments: MeasuredPayment[] = partners.flatMap((partner) =>
  recordsOf(partner).flatMap((record): MeasuredPayment[] => {
    const hours = hoursOfTransfer(record);
    const { kind } = record;
    if ((kind !== 'withdrawal' && kind !== 'deposit') || !record.transfer || hours === null || !Number.isFinite(hours)) return [];
    const { method, amount, askedAt } = record.transfer;
    const detail = record.note === '' ? `Pedido un ${formatMomentOfWeek(askedAt)}` : record.note;
    return [
      {
        partner: partner.slug,
        kind,
        method: method as PaymentMethodKey,
        amount: amount === null ? '-' : formatPesos(amount),
        day: record.day,
        minutes: Math.round(hours * 60),
        detail,
      },
    ];
  }),
);

/** Withdrawals by a method, the quickest first. */
export function withdrawalsBy(method: PaymentMethodKey): MeasuredPayment[] {
  return measuredPayments
    .filter((each) => each.kind === 'withdrawal' && each.method === method)
    .toSorted((one, other) => one.minutes - other.minutes);
}

/** The quickest withdrawal by a method in minutes; null where none was measured. */
export function quickestWithdrawal(method: PaymentMethodKey): number | null {
  return withdrawalsBy(method)[0]?.minutes ?? null;
}

/** `22 min`, `1 h 8 min`, `15 h` */
export function formatDuration(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60] as const;
  return [parts[0] > 0 ? `${parts[0]} h` : '', parts[1] > 0 ? `${parts[1]} min` : ''].filter(Boolean).join(' ');
}

/**
 * How many of the recommended casinos take a method, pay by it, and only take it, in words: `{{takes_visa}}`, `{{pays_visa}}`,
 * `{{onlyTakes_visa}}`; with a capital at the start of a sentence: `{{Takes_visa}}`. And how many are recommended:
 * `{{listedInWords}}`.
 */
export const paymentCounts: Readonly<Record<string, string>> = {
  listedInWords: countInWords(rankedPartners.length),
  ...Object.fromEntries(
    paymentMethods.flatMap(({ internalName: key }) => {
      const takes = rankedPartners.filter(({ deposits }) => deposits.includes(key));
      const counts = {
        takes: takes.length,
        pays: rankedPartners.filter(({ withdrawals }) => withdrawals.includes(key)).length,
        onlyTakes: takes.filter(({ withdrawals }) => !withdrawals.includes(key)).length,
      };
      return Object.entries(counts).flatMap(([what, count]) => {
        const name = `${what}_${key.replaceAll('-', '_')}`;
        return [
          [name, countInWords(count)],
          [upperFirst(name), upperFirst(countInWords(count))],
        ];
      });
    }),
  ),
};

import type { OwedSums } from './loadOwed.ts';

/** How a deal is paid. Days are ISO dates. */
export type DealTerms = {
  partnerSlug: string;
  currency: string;
  startsOn: string;
  endsOn: string | null;
  paymentDays: number;
  minimumPayment: number | null;
  carriesNegative: boolean;
};

/**
 * `running`: the month is not over; `open`: not due yet; `carried`: too little to be paid, or below nothing where that is carried on; `paid`; `overdue`.
 * Without a deal a month is due after 30 days.
 */
export type OwedState = 'running' | 'open' | 'carried' | 'paid' | 'overdue';
export type Owed = OwedSums & { state: OwedState; dueOn: string };

const usualDays = 30;
const day = 86_400_000;

/** What a month's sums mean on a day. */
export function judgeOwed(sums: OwedSums, deals: readonly DealTerms[], today: string): Owed {
  const lastDay = lastDayOf(sums.month);
  const deal = deals
    .filter(({ partnerSlug, currency }) => partnerSlug === sums.partnerSlug && currency === sums.currency)
    .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
    .find(({ startsOn, endsOn }) => startsOn <= lastDay && (endsOn ?? lastDay) >= `${sums.month}-01`);
  const dueOn = new Date(Date.parse(lastDay) + (deal?.paymentDays ?? usualDays) * day).toISOString().slice(0, 10);
  return { ...sums, dueOn, state: stateOf(sums, deal, { lastDay, dueOn, today }) };
}

type Days = { lastDay: string; dueOn: string; today: string };

function stateOf({ owed, left }: OwedSums, deal: DealTerms | undefined, { lastDay, dueOn, today }: Days): OwedState {
  if (today <= lastDay) return 'running';
  if (Number(left) <= 0 && Number(owed) >= 0) return 'paid';
  const isCarried = Number(owed) < 0 ? (deal?.carriesNegative ?? false) : Number(owed) < (deal?.minimumPayment ?? 0);
  if (isCarried) return 'carried';
  // What is below nothing, and not carried on, is owed by nobody.
  if (Number(owed) < 0) return 'paid';
  return today > dueOn ? 'overdue' : 'open';
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

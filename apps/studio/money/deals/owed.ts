import { addDays } from '@lupa/domain/schedule.ts';
import { shiftMonth } from '../../core/dates/days.ts';

/** Exact sums of a casino, a month (2026-10) and a currency, null for none. `deposits`: first deposits that the deal pays for. */
export type OwedSums = {
  partnerSlug: string;
  month: string;
  currency: string;
  deposits: number | null;
  expected: string | null;
  called: string | null;
  stated: string | null;
  paid: string | null;
  owed: string;
  left: string;
};

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
 * `running`: the month is not over; `open`: not due yet; `carried`: too little to be paid, or below nothing where that is carried on;
 * `paid`; `overdue`. Without a deal a month is due after 30 days.
 */
export type OwedState = 'running' | 'open' | 'carried' | 'paid' | 'overdue';
export type Owed = OwedSums & { state: OwedState; dueOn: string };

const usualDays = 30;

export function judgeOwed(sums: OwedSums, deals: readonly DealTerms[], today: string): Owed {
  const lastDay = addDays(`${shiftMonth(sums.month, 1)}-01`, -1);
  const deal = deals
    .filter(({ partnerSlug, currency }) => partnerSlug === sums.partnerSlug && currency === sums.currency)
    .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
    .find(({ startsOn, endsOn }) => startsOn <= lastDay && (endsOn ?? lastDay) >= `${sums.month}-01`);
  const dueOn = addDays(lastDay, deal?.paymentDays ?? usualDays);
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

export const owedPath = '/admin/cobros';

// Requirements: 11.11.
import { expect, it } from 'vitest';
import { type OwedSums, judgeOwed, type DealTerms } from './loadOwed.ts';

const deal: DealTerms = {
  partnerSlug: 'casino-andino',
  currency: 'USD',
  startsOn: '2026-01-01',
  endsOn: null,
  paymentDays: 15,
  minimumPayment: 100,
  carriesNegative: true,
};
const sums = (owed: string, paid = '0'): OwedSums => ({
  partnerSlug: 'casino-andino',
  month: '2026-10',
  currency: 'USD',
  deposits: null,
  expected: null,
  called: owed,
  stated: null,
  paid,
  owed,
  left: String(Number(owed) - Number(paid)),
});
const stateOf = (owed: string, paid: string, today: string, deals = [deal]) => judgeOwed(sums(owed, paid), deals, today).state;

it.each([
  ['500', '0', '2026-10-31', 'running'],
  ['500', '0', '2026-11-15', 'open'],
  ['500', '0', '2026-11-16', 'overdue'],
  ['500', '499.99', '2026-11-16', 'overdue'],
  ['500', '500', '2026-11-16', 'paid'],
  ['0', '0', '2026-11-16', 'paid'],
  ['99.99', '0', '2026-11-16', 'carried'],
  ['-40', '0', '2026-11-16', 'carried'],
])('of %s USD, of which %s came, on %s the month is %s', (owed, paid, today, state) => {
  expect(stateOf(owed, paid, today)).toBe(state);
});

it('without carrying on nobody owes what is below nothing, and without a deal all is due after 30 days', () => {
  expect(stateOf('-40', '0', '2026-11-16', [{ ...deal, carriesNegative: false }])).toBe('paid');
  expect(judgeOwed(sums('50'), [], '2026-11-30')).toMatchObject({ state: 'open', dueOn: '2026-11-30' });
  expect(judgeOwed(sums('50'), [], '2026-12-01')).toMatchObject({ state: 'overdue' });
});

it('the deal of the month and its currency counts', () => {
  const deals = [
    { ...deal, endsOn: '2026-09-30', paymentDays: 60 },
    { ...deal, startsOn: '2026-10-15', paymentDays: 5 },
    { ...deal, startsOn: '2026-10-01', paymentDays: 90, currency: 'CLP' },
    { ...deal, startsOn: '2026-10-01', paymentDays: 90, partnerSlug: 'casino-otro' },
  ];
  expect(judgeOwed(sums('500'), deals, '2026-11-30').dueOn).toBe('2026-11-05');
});

// Requirements: 11.12.
import { expect, it } from 'vitest';
import { lastPeriod } from './conversionParameters.ts';

it.each([
  ['week', '2026-11-23T03:00:00Z', { from: '2026-11-16', to: '2026-11-22', dueOn: '2026-11-23' }],
  // Still Sunday in Chile.
  ['week', '2026-11-23T02:59:00Z', { from: '2026-11-09', to: '2026-11-15', dueOn: '2026-11-16' }],
  ['week', '2026-11-29T12:00:00Z', { from: '2026-11-16', to: '2026-11-22', dueOn: '2026-11-23' }],
  ['month', '2026-12-01T02:00:00Z', { from: '2026-10-01', to: '2026-10-31', dueOn: '2026-11-01' }],
  ['month', '2027-01-31T12:00:00Z', { from: '2026-12-01', to: '2026-12-31', dueOn: '2027-01-01' }],
  ['month', '2028-03-01T12:00:00Z', { from: '2028-02-01', to: '2028-02-29', dueOn: '2028-03-01' }],
] as const)('the last %s before %s', (rhythm, now, period) => {
  expect(lastPeriod(rhythm, new Date(now))).toEqual(period);
});

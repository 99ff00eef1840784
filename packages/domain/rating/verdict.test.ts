// Requirements: 10.26.
import { casinoRecordExample, type CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { usualThresholds } from '@lupa/contracts/verdict.ts';
import { expect, test } from 'vitest';
import { isFitInstead, judgeCasino, judgeScore, readVerdict, type VerdictFacts } from './verdict.ts';

test.each([
  [8, 7, 'recommended'],
  [7.9, 7, 'reserves'],
  [8, 6.9, 'reserves'],
  [7, 5, 'reserves'],
  [6.9, 10, 'notRecommended'],
  [9, 4.9, 'notRecommended'],
] as const)('a rating of %d with %d for trust is %s', (rating, trust, kind) => {
  const parts = [{ key: 'trust', measureName: 'failedChecks', score: trust, weight: 100 }];
  expect(judgeScore({ rating, parts }, usualThresholds)).toBe(kind);
});

test('without a part for trust the rating alone counts', () => {
  expect(judgeScore({ rating: 8, parts: [] }, null)).toBe('recommended');
});

const method: RatingMethod = {
  version: 6,
  day: '2026-01-01',
  reason: '',
  scale: 'linear',
  verdicts: usualThresholds,
  criteria: [
    {
      key: 'trust',
      name: 'Confianza',
      weight: 60,
      measure: 'failedChecks',
      bands: [
        { upTo: 0, floor: 10, ceiling: 10 },
        { upTo: null, floor: 2, ceiling: 2 },
      ],
    },
    {
      key: 'payments',
      name: 'Pagos',
      weight: 40,
      measure: 'worstWithdrawal',
      bands: [
        { upTo: 100, floor: 0, ceiling: 10 },
        { upTo: null, floor: 0, ceiling: 0 },
      ],
    },
  ],
};

const none = { transfer: null, checks: [], terms: null, games: null, support: null };
const licence = (day: string, holds: boolean): CasinoRecord => ({
  ...casinoRecordExample,
  ...none,
  id: `l-${day}`,
  kind: 'licence',
  day,
  timeToLive: 365,
  checks: [{ name: 'Figura', holds }],
});
function withdrawal(day: string, hours: number, timeToLive = 365): CasinoRecord {
  const askedAt = `${day}T10:00:00Z`;
  const receivedAt = new Date(Date.parse(askedAt) + hours * 3_600_000).toISOString();
  return {
    ...casinoRecordExample,
    ...none,
    id: `w-${day}`,
    kind: 'withdrawal',
    day,
    timeToLive,
    transfer: { method: 'khipu', methodName: 'Khipu', amount: 1, askedAt, approvedAt: null, receivedAt },
  };
}

const judge = (changes: Partial<VerdictFacts>, now = '2026-11-20T15:00:00Z') =>
  judgeCasino({ methods: [method], records: [], moves: [], state: 'open', stateSince: null, isOutdated: false, ...changes }, new Date(now));

test('the part that adds most decides a recommendation, the one that costs most anything else', () => {
  expect(judge({ records: [licence('2026-02-01', true), withdrawal('2026-03-01', 10)] })).toEqual({
    kind: 'recommended',
    criterion: 'trust',
    since: '2026-03-01',
  });
  expect(judge({ records: [licence('2026-02-01', true), withdrawal('2026-03-01', 70)] })).toMatchObject({
    kind: 'reserves',
    criterion: 'payments',
  });
});

test('it holds since the record that changed it, and not since a later one that changed nothing', () => {
  const records = [licence('2026-02-01', true), withdrawal('2026-03-01', 70), withdrawal('2026-05-01', 60)];
  expect(judge({ records })).toMatchObject({ kind: 'reserves', since: '2026-03-01' });
  expect(judge({ records: [...records, licence('2026-06-01', false)] })).toMatchObject({
    kind: 'notRecommended',
    criterion: 'trust',
    since: '2026-06-01',
  });
});

test('what stops counting changes it on that day', () => {
  const records = [licence('2026-02-01', true), withdrawal('2026-03-01', 70, 30), withdrawal('2026-03-05', 10)];
  expect(judge({ records }, '2026-03-31T12:00:00Z')).toMatchObject({ kind: 'reserves' });
  expect(judge({ records })).toMatchObject({ kind: 'recommended', since: '2026-04-01' });
});

test('an editor can only lower it', () => {
  const records = [licence('2026-02-01', true), withdrawal('2026-03-01', 10)];
  expect(judge({ records, isOutdated: true })).toEqual({ kind: 'notRecommended', criterion: null, since: null });
  for (const state of ['closed', 'blacklisted'] as const)
    expect(judge({ records, state, stateSince: '2026-07-22' })).toEqual({ kind: state, criterion: null, since: '2026-07-22' });
});

test('a casino without records, or with half of them, is not reviewed', () => {
  expect(judge({})).toEqual({ kind: 'unreviewed', criterion: null, since: null });
  expect(judge({ records: [licence('2026-02-01', true)] }).kind).toBe('unreviewed');
});

const { attributes } = toplistPartnerExample;

test('of a service that sends none it follows from the rating, and nothing is made up without one', () => {
  const silent = { ...attributes, verdict: null };
  expect(readVerdict(attributes)).toBe(attributes.verdict);
  expect(readVerdict({ ...silent, rating: 8, ratingParts: [] })).toEqual({ kind: 'recommended', criterion: null, since: null });
  expect(readVerdict({ ...silent, rating: 5.5, ratingParts: [] })?.kind).toBe('notRecommended');
  expect(readVerdict({ ...silent, rating: null, ratingParts: [] })).toBeNull();
  expect(readVerdict({ ...silent, activePartner: false })?.kind).toBe('notRecommended');
});

test.each([{ activePartner: false }, { recommendedPartner: 'other' }])('where link facts say %j, no verdict recommends', (facts) => {
  expect(readVerdict({ ...attributes, ...facts })).toEqual({ kind: 'notRecommended', criterion: null, since: null });
  const closed = { kind: 'closed', criterion: null, since: '2026-05-15' } as const;
  expect(readVerdict({ ...attributes, ...facts, verdict: closed })).toBe(closed);
});

test.each([
  ['recommended', true],
  ['reserves', true],
  ['unreviewed', true],
  ['notRecommended', false],
  ['closed', false],
  ['blacklisted', false],
] as const)('a casino that is %s may be named instead of another: %j', (kind, isFit) => {
  const judged = { ...attributes, verdict: { kind, criterion: null, since: null } };
  expect(isFitInstead(judged)).toBe(isFit);
  expect(isFitInstead({ ...judged, activePartner: false })).toBe(false);
});

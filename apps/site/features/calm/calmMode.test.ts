// Requirements: 13.2.
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { calmKey, canLeaveCalm, holdCalm, nameCalm, parseCalm } from './calmMode.ts';
import { calmScript } from './feature.tsx';

const now = Date.UTC(2026, 10, 26, 12);
const hour = 60 * 60_000;

describe('what was kept', () => {
  test.each([
    ['nothing', null, null],
    ['an empty text', '', null],
    ['no term', '{"until":null}', { until: null }],
    ['a term that has not passed', JSON.stringify({ until: now + 1 }), { until: now + 1 }],
    ['a term that has passed', JSON.stringify({ until: now }), null],
    ['for good', '{"until":"always"}', { until: 'always' }],
    ['what nobody can read', '{oh', { until: null }],
    ['another shape', '[1]', { until: null }],
    ['no object', 'null', { until: null }],
  ])('%s', (_, kept, expected) => {
    expect(parseCalm(kept, now)).toEqual(expected);
    expect(shownBefore(kept)).toBe(expected === null ? undefined : nameCalm(expected as NonNullable<ReturnType<typeof parseCalm>>));
  });
});

/** What the script in the head says of the same. */
function shownBefore(kept: string | null): string | undefined {
  const dataset: Record<string, string> = {};
  const root = { dataset, removeAttribute: () => delete dataset['calmMode'] };
  const localStorage = kept === null ? {} : { [calmKey]: kept };
  runInNewContext(calmScript, {
    document: { documentElement: root },
    localStorage,
    Date: { now: () => now },
    addEventListener: () => {},
    JSON,
  });
  return dataset['calmMode'];
}

describe('a term', () => {
  test('is a day, a week, or for good, and only without one it can be left', () => {
    expect(holdCalm(null, 'open', now)).toEqual({ until: null });
    expect(holdCalm(null, 'day', now)).toEqual({ until: now + 24 * hour });
    expect(holdCalm({ until: null }, 'week', now)).toEqual({ until: now + 7 * 24 * hour });
    expect(holdCalm({ until: null }, 'always', now)).toEqual({ until: 'always' });
    expect([{ until: null }, { until: now + 1 }, { until: 'always' as const }].map(canLeaveCalm)).toEqual([true, false, false]);
  });

  test('becomes longer, never shorter', () => {
    const week = holdCalm(null, 'week', now);
    expect(holdCalm(week, 'day', now)).toEqual(week);
    expect(holdCalm(week, 'open', now)).toEqual(week);
    expect(holdCalm(week, 'week', now + hour)).toEqual({ until: now + hour + 7 * 24 * hour });
    expect(holdCalm({ until: 'always' }, 'day', now)).toEqual({ until: 'always' });
  });

  test('is not shorter with a clock that was set back', () => {
    const day = holdCalm(null, 'day', now);
    const kept = JSON.stringify(day);
    expect(parseCalm(kept, now - 365 * 24 * hour)).toEqual(day);
    expect(holdCalm(day, 'day', now - 365 * 24 * hour)).toEqual(day);
  });
});

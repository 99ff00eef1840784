import { describe, expect, it } from 'vitest';
import { findPlaceFaults } from './toplistRules.ts';

const paths = (entries: Parameters<typeof findPlaceFaults>[0]) => findPlaceFaults(entries).map(({ path }) => path);
const [first, second, third] = ['2026-11-01T03:00:00.000Z', '2026-11-10T03:00:00.000Z', '2026-11-20T03:00:00.000Z'];

describe('places of a toplist', () => {
  it('are at least one', () => expect(paths([])).toEqual(['entries']));

  it('are of different casinos', () => {
    expect(paths([{ partner: 1 }, { partner: 2 }, { partner: null }, {}])).toEqual([]);
    expect(paths([{ partner: 1 }, { partner: 2 }, { partner: { id: 1 } }])).toEqual(['entries.2.partner']);
  });

  it('may be of one casino one after the other', () => {
    const early = { partner: 1, startsAt: first, endsAt: second };
    expect(paths([early, { partner: 1, startsAt: second, endsAt: third }])).toEqual([]);
    expect(paths([early, { partner: 1, startsAt: second }])).toEqual([]);
    expect(paths([{ partner: 1, endsAt: first }, early])).toEqual([]);
  });

  it.each([
    [{}, { startsAt: first }],
    [{ endsAt: second }, { startsAt: first }],
    [{ startsAt: first, endsAt: third }, { startsAt: second }],
    [
      { startsAt: second, endsAt: third },
      { startsAt: first, endsAt: third },
    ],
  ])('are never of one casino at one time: %j, %j', (one, other) => {
    for (const entries of [
      [one, other],
      [other, one],
    ])
      expect(paths(entries.map((entry) => ({ partner: 1, ...entry })))).toEqual(['entries.1.partner']);
  });
});

// Requirements: 13.4.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acknowledgeBreak, addPlayed, addRound, chooseBreak, continuePlayTime, isBreakDue, minutesPlayed } from './playTime.ts';

const start = Date.UTC(2026, 10, 21);
const minutes = (count: number) => count * 60_000;

describe('the time of a session', () => {
  test('begins with nothing played and a reminder after half an hour', () => {
    expect(continuePlayTime(null, start)).toEqual({ every: 30, played: 0, reminded: 0, at: start, rounds: 0, staked: 0, cost: 0 });
  });

  test('goes on with the next game, and ends after half an hour without play', () => {
    const time = addPlayed(chooseBreak(continuePlayTime(null, start), 60), minutes(20), start);
    expect(continuePlayTime(time, start + minutes(29))).toMatchObject({ every: 60, played: minutes(20) });
    expect(continuePlayTime(time, start + minutes(30))).toMatchObject({ every: 60, played: 0 });
  });

  test('sums up what rounds took, until it ends', () => {
    const time = addRound(addRound(continuePlayTime(null, start), { staked: 500, cost: 20 }), { staked: 100, cost: 4 });
    expect(continuePlayTime(time, start + minutes(29))).toMatchObject({ rounds: 2, staked: 600, cost: 24 });
    expect(continuePlayTime(time, start + minutes(30))).toMatchObject({ rounds: 0, staked: 0, cost: 0 });
    expect(continuePlayTime({ ...time, cost: -1 }, start)).toMatchObject({ rounds: 0, staked: 0, cost: 0 });
  });

  test('of what nobody can read is a new one', () => {
    fc.assert(
      fc.property(fc.anything(), (remembered) => {
        const time = continuePlayTime(remembered, start);
        expect(time.played).toBeGreaterThanOrEqual(time.reminded);
        expect(isBreakDue({ ...time, played: 0, reminded: 0 })).toBe(false);
      }),
    );
  });
});

describe('a break', () => {
  test('is due once the chosen time was played, not a second sooner', () => {
    const time = continuePlayTime(null, start);
    expect(isBreakDue(addPlayed(time, minutes(30) - 1000, start))).toBe(false);
    expect(isBreakDue(addPlayed(time, minutes(30), start))).toBe(true);
  });

  test('is due again after as long again', () => {
    const time = acknowledgeBreak(addPlayed(continuePlayTime(null, start), minutes(31), start));
    expect(isBreakDue(addPlayed(time, minutes(29), start))).toBe(false);
    expect(isBreakDue(addPlayed(time, minutes(30), start))).toBe(true);
    expect(minutesPlayed(addPlayed(time, minutes(30), start))).toBe(61);
  });

  test('is never due where none is wanted, and another choice counts from then on', () => {
    const time = addPlayed(continuePlayTime(null, start), minutes(25), start);
    expect(isBreakDue(addPlayed(chooseBreak(time, null), minutes(600), start))).toBe(false);
    expect(isBreakDue(chooseBreak(time, 15))).toBe(false);
    expect(isBreakDue(addPlayed(chooseBreak(time, 15), minutes(15), start))).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCrapsRoll, payCraps, type CrapsSide } from './craps.ts';
import { replayRandom, rollDice } from './random.ts';

const faces = [1, 2, 3, 4, 5, 6];
const rolls = faces.flatMap((one) => faces.map((other) => [one, other]));

/** Expected return of a bet from this state on: rolls that decide nothing do not change the point, so they are left out. */
function returnFrom(side: CrapsSide, point: number | null): number {
  const outcomes = rolls.map((dice) => judgeCrapsRoll(side, { point }, dice));
  const decided = point === null ? outcomes : outcomes.filter(({ result }) => result !== 'rollAgain');
  const sum = decided.reduce(
    (total, outcome) => total + (outcome.result === 'rollAgain' ? returnFrom(side, outcome.point) : payCraps(100, outcome.result) / 100),
    0,
  );
  return sum / decided.length;
}

describe('the return of craps', () => {
  it('is on the line what the rules give', () => {
    expect(returnFrom('pass', null)).toBeCloseTo(1 - 7 / 495, 12);
    expect(returnFrom('dontPass', null)).toBeCloseTo(1 - 3 / 220, 12);
  });
});

it('keeps the point until it or a seven falls', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('pass', 'dontPass'), (seed, side) => {
      const random = replayRandom(seed);
      let point: number | null = null;
      for (let roll = 0; roll < 2000; roll += 1) {
        const dice = rollDice(2, random);
        const outcome = judgeCrapsRoll(side, { point }, dice);
        if (outcome.result !== 'rollAgain') {
          if (point !== null) expect([point, 7]).toContain((dice[0] ?? 0) + (dice[1] ?? 0));
          return;
        }
        if (point !== null) expect(outcome.point).toBe(point);
        expect([4, 5, 6, 8, 9, 10]).toContain(outcome.point);
        point = outcome.point;
      }
      expect.unreachable('A round of craps ends');
    }),
  );
});

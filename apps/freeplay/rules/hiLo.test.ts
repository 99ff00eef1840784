import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from './cards.ts';
import { chooseHiLoTerms, drawHiLoCard, guessHiLo, listHiLoChoices, payHiLo, type HiLoRound } from './hiLo.ts';
import { replayRandom } from './random.ts';

const terms = chooseHiLoTerms(95.2);

describe('the odds of higher or lower', () => {
  it('return the stated share whatever is guessed, after one card and after two', () => {
    const bet = 1e9;
    for (const card of pack) {
      const start: HiLoRound = { card, chance: 1, guesses: 0 };
      for (const choice of listHiLoChoices(start, terms)) {
        const rounds = pack.map((next) => guessHiLo(start, choice, next));
        const once = rounds.reduce((sum, round) => sum + (round ? payHiLo(bet, round, terms) : 0), 0) / 52;
        expect(once / bet).toBeCloseTo(0.952, 6);
        const twice = rounds.reduce((sum, round) => {
          const second = round && listHiLoChoices(round, terms)[0];
          if (!round || !second) return sum;
          const paid = pack.map((next) => guessHiLo(round, second, next)).map((end) => (end ? payHiLo(bet, end, terms) : 0));
          return sum + paid.reduce((total, each) => total + each, 0) / 52;
        }, 0);
        expect(twice / 52 / bet).toBeCloseTo(0.952, 6);
      }
    }
  });

  it('offers something on every first card, and never less than the bet', () => {
    for (const card of pack) {
      const choices = listHiLoChoices({ card, chance: 1, guesses: 0 }, chooseHiLoTerms(92));
      expect(choices.length).toBeGreaterThan(0);
      for (const { multiplier } of choices) expect(multiplier).toBeGreaterThanOrEqual(1);
    }
  });
});

it('ends after any guesses, and pays whole credits up to the cap', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), (seed, bet) => {
      const random = replayRandom(seed);
      let round: HiLoRound | null = { card: drawHiLoCard(random), chance: 1, guesses: 0 };
      for (let guess = 0; guess < 500 && round; guess += 1) {
        const choices = listHiLoChoices(round, terms);
        const [choice] = choices.toSorted((one, other) => other.chance - one.chance);
        if (!choice) {
          const won = payHiLo(bet, round, terms);
          expect(won).toBeGreaterThan(bet);
          expect(won).toBeLessThanOrEqual(bet * terms.cap);
          expect(Number.isInteger(won)).toBe(true);
          return;
        }
        round = guessHiLo(round, choice, drawHiLoCard(random));
      }
      expect(round).toBeNull();
    }),
  );
});

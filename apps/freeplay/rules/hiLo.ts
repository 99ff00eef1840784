import { dealCards, type Card } from './cards.ts';
import type { Random } from './random.ts';

export type HiLoGuess = 'higher' | 'lower' | 'same';
/** `chance` is the product of the chances of all guesses that came true: 1 before the first. */
export type HiLoRound = { card: Card; chance: number; guesses: number };
export type HiLoChoice = { guess: HiLoGuess; matches: (rank: number) => boolean; chance: number; multiplier: number };
/** `share` is what comes back in the long run, from 0 to 1; `cap` the highest multiple of the bet that is offered. */
export type HiLoTerms = { share: number; cap: number };

/** Each card comes from a whole pack, so what has been seen says nothing of what comes. */
export function drawHiLoCard(random: Random): Card {
  return dealCards(1, 1, random)[0] as Card;
}

/** The share of the catalogue, 96 % when it has none; guesses beyond 1,000 times the bet are not offered. */
export function chooseHiLoTerms(rtp: number | null): HiLoTerms {
  return { share: (rtp ?? 96) / 100, cap: 1000 };
}

/**
 * What can be guessed of the next card. Higher and lower include the same rank, but for the ace (lowest) and the king (highest), where one of
 * them would be certain: there the same rank can be guessed instead. The multiplier is what the round pays after a right guess: the share
 * divided by the chance of all guesses, so any way of playing returns the share. What would pay less than the bet is not offered.
 */
export function listHiLoChoices({ card: { rank }, chance }: HiLoRound, { share, cap }: HiLoTerms): HiLoChoice[] {
  const offers: [HiLoGuess, (rank: number) => boolean][] =
    rank === 1
      ? [
          ['higher', (next) => next > 1],
          ['same', (next) => next === 1],
        ]
      : rank === 13
        ? [
            ['same', (next) => next === 13],
            ['lower', (next) => next < 13],
          ]
        : [
            ['higher', (next) => next >= rank],
            ['lower', (next) => next <= rank],
          ];
  return offers
    .map(([guess, matches]) => {
      const own = Array.from({ length: 13 }, (_, place) => place + 1).filter(matches).length / 13;
      return { guess, matches, chance: own, multiplier: share / (chance * own) };
    })
    .filter(({ multiplier }) => multiplier >= 1 && multiplier <= cap);
}

/** The round after the next card; null when the guess was wrong, which ends it with nothing. */
export function guessHiLo(round: HiLoRound, choice: HiLoChoice, next: Card): HiLoRound | null {
  if (!choice.matches(next.rank)) return null;
  return { card: next, chance: round.chance * choice.chance, guesses: round.guesses + 1 };
}

/** All that comes back when the player stops now. Nothing before the first guess; a part of a credit is left out. */
export function payHiLo(bet: number, { chance, guesses }: HiLoRound, { share }: HiLoTerms): number {
  return guesses === 0 ? 0 : floorCredits((bet * share) / chance);
}

/** Whole credits, forgiving what a division of floating point numbers may lack. */
function floorCredits(amount: number): number {
  return Math.floor(amount + 1e-9);
}

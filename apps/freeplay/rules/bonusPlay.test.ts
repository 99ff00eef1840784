// Requirements: 10.11.
import { type Bet, betOn } from '@lupa/domain/bonusCost/bets.ts';
import { playThrough } from '@lupa/domain/bonusCost/playThrough.ts';
import { expect, test } from 'vitest';
import { replayRandom, type Random } from './random.ts';
import { listRouletteBets, payRoulette, spinRoulette } from './roulette.ts';
import { buildSlot } from './slots.ts';
import { spin } from './slotSpin.ts';

/** How many of the players lose all of their balance before they have made the bets, by the rules of a game here. */
function countBroke(
  play: (random: Random) => number,
  { people, balance, bets }: { people: number; balance: number; bets: number },
): number {
  const random = replayRandom(7);
  let broke = 0;
  for (let person = 0; person < people; person++) {
    let has = balance;
    for (let done = 0; done < bets && has >= 1; done++) has += play(random) - 1;
    if (has < 1) broke++;
  }
  return broke / people;
}

test('what the cost of a bonus says of roulette is what happens at the table', () => {
  const table = listRouletteBets('european').filter(({ kind }) => kind === 'red');
  const chips = Object.fromEntries(table.map(({ id }) => [id, 1]));
  const play = (random: Random) => payRoulette('european', table, chips, spinRoulette('european', random));
  const game = { balance: 60, bets: 1500 };
  const { broke } = playThrough({ bet: betOn('ROULETTE'), ...game });
  expect(Math.abs(countBroke(play, { people: 3000, ...game }) - broke)).toBeLessThan(0.035);
});

test('what it says of a slot is what happens at the slot, where it knows how that slot pays', () => {
  const model = buildSlot({ id: 101, rtp: 96, reels: 5, paylines: 10, highestWin: 500, hasFreeSpins: false });
  const sampled = 120_000;
  const counts = new Map<number, number>();
  const sampling = replayRandom(3);
  for (let round = 0; round < sampled; round++) {
    const { won } = spin(model, 1, sampling);
    counts.set(won, (counts.get(won) ?? 0) + 1);
  }
  const pays = [...counts.keys()].toSorted((one, other) => one - other);
  const bet: Bet = { pays, chances: pays.map((pay) => (counts.get(pay) ?? 0) / sampled) };
  const game = { balance: 40, bets: 300 };
  const { broke } = playThrough({ bet, ...game });
  expect(Math.abs(countBroke((random) => spin(model, 1, random).won, { people: 2000, ...game }) - broke)).toBeLessThan(0.045);
});

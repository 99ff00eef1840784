import { describe, expect, it } from 'vitest';
import { replayRandom } from './random.ts';
import { drawCard } from './cardLines.ts';
import { playSlingo, slingoChances, slingoSpins } from './slingo.ts';
import { listNumbers, readTerms } from './terms.ts';

const terms = readTerms({ rtp: null, highestWin: null });
const columnOf = (card: readonly number[], column: number) => listNumbers(0, 4).map((row) => card[row * 5 + column] ?? 0);

describe('a card', () => {
  it('has 25 numbers, in each column five of its own fifteen', () => {
    for (const seed of listNumbers(1, 50)) {
      const card = drawCard(replayRandom(seed));
      expect([card.length, new Set(card).size]).toEqual([25, 25]);
      for (const column of listNumbers(0, 4)) {
        const numbers = columnOf(card, column);
        expect([Math.min(...numbers) >= column * 15 + 1, Math.max(...numbers) <= (column + 1) * 15]).toEqual([true, true]);
      }
    }
  });
});

describe('a round', () => {
  const play = (seed: number) => {
    const random = replayRandom(seed);
    const card = drawCard(random);
    return { card, ...playSlingo({ bet: 100, card, terms }, random) };
  };

  it('marks each field once, and no number comes twice or after a joker has marked it', () => {
    for (const seed of listNumbers(1, 300)) {
      const { card, spins } = play(seed);
      expect(spins.length).toBe(slingoSpins);
      for (const { number, field } of spins.flat()) if (number !== null && card.includes(number)) expect(card[field ?? -1]).toBe(number);
      for (const column of listNumbers(0, 4)) {
        const stops = spins.map((reels) => reels[column]);
        const fields = stops.flatMap((stop) => (typeof stop?.field === 'number' ? [stop.field] : []));
        const gone = stops.flatMap((stop) => stop?.number ?? (typeof stop?.field === 'number' ? [card[stop.field]] : []));
        expect([new Set(fields).size, new Set(gone).size]).toEqual([fields.length, gone.length]);
        expect(fields.every((field) => field % 5 === column)).toBe(true);
      }
    }
  });

  it('of jokers alone fills the card and pays all lines', () => {
    const card = drawCard(replayRandom(1));
    const { spins, lines } = playSlingo({ bet: 100, card, terms }, () => 0);
    expect(lines).toBe(12);
    for (const column of listNumbers(0, 4)) {
      const fields = spins.map((reels) => reels[column]?.field ?? null);
      expect(fields).toEqual([...listNumbers(0, 4).map((row) => row * 5 + column), null, null, null]);
    }
    expect(new Set(spins.flat().map(({ number }) => number))).toEqual(new Set([null]));
  });

  it('has its lines as often as it says', () => {
    const rounds = 4000;
    const counts = new Map<number, number>();
    for (const seed of listNumbers(1, rounds)) {
      const { lines } = play(seed);
      counts.set(lines, (counts.get(lines) ?? 0) + 1);
    }
    expect(slingoChances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    for (const [lines, chance] of slingoChances.entries())
      expect(Math.abs((counts.get(lines) ?? 0) / rounds - chance), String(lines)).toBeLessThan(5 * Math.sqrt(0.25 / rounds));
  });
});

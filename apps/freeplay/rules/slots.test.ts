import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeStrip } from './slotStrips.ts';
import { buildLayout } from './slotLayout.ts';
import { replayRandom } from './random.ts';
import { buildSlot, type SlotFacts, type SlotModel } from './slots.ts';
import { hasAllStars, spin, symbolAt } from './slotSpin.ts';

const facts: SlotFacts = { id: 7, rtp: 96.5, reels: 5, paylines: 20, highestWin: 5000, hasFreeSpins: true };

function simulate(model: SlotModel, rounds: number, bet = 20): { mean: number; error: number } {
  const random = replayRandom(20_261_121);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const won = spin(model, bet, random).won / bet;
    sum += won;
    squares += won * won;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean ** 2) / rounds) };
}

const threeReels: SlotFacts = { ...facts, rtp: 94.02, reels: 3, paylines: 1, highestWin: 1000, hasFreeSpins: false };

it('returns the stated share over every place at which three reels can stop', () => {
  const model = buildSlot(threeReels);
  const [first, second, third] = model.strips.map(({ length }) => length) as [number, number, number];
  let sum = 0;
  for (let place = 0; place < first * second * third; place++) {
    const stops = [place % first, Math.floor(place / first) % second, Math.floor(place / first / second)];
    let reel = 0;
    const [round] = spin(model, 1, () => {
      const draw = ((stops[reel] ?? 0) + 0.5) / (model.strips[reel]?.length ?? 1);
      reel += 1;
      return draw;
    }).spins;
    sum += round?.pays ?? 0;
  }
  expect(sum / (first * second * third)).toBeCloseTo(model.expectedReturn, 9);
});

describe.each([
  { spins: 200_000, tags: [] },
  { spins: 10_000_000, tags: ['thorough'] },
])('in $spins spins', ({ spins, tags }) => {
  it.each([
    ['lines', facts],
    ['ways', { ...facts, rtp: 95.11, paylines: 243, highestWin: 2000 }],
  ])('a game of %s returns the stated share', { tags }, (_, stated) => {
    const { mean, error } = simulate(buildSlot(stated), spins);
    expect(Math.abs(mean - (stated.rtp ?? 0) / 100)).toBeLessThan(4 * error);
  });
});

const isStack = (strip: Uint8Array, place: number, rows: number) =>
  Array.from({ length: rows }, (_, row) => strip[place + row]).every((symbol) => symbol === 0);

const oddFacts = fc.record({
  id: fc.integer(),
  rtp: fc.option(fc.double({ min: 80, max: 99, noNaN: true })),
  reels: fc.option(fc.integer({ min: 1, max: 12 })),
  paylines: fc.option(
    fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(27, 64, 243, 576, 720, 1024, 3125, 4096, 46_656, 117_649, 200_704)),
  ),
  highestWin: fc.option(fc.oneof(fc.integer({ min: 10, max: 2000 }), fc.integer({ min: 2000, max: 500_000 }))),
  hasFreeSpins: fc.boolean(),
});

describe('any slot that a catalogue may describe', () => {
  it('returns what is stated, exactly calculated', () => {
    fc.assert(
      fc.property(oddFacts, (odd) => {
        const model = buildSlot(odd);
        expect(Math.abs(model.expectedReturn * 100 - (odd.rtp ?? 95))).toBeLessThan(0.05);
      }),
      { numRuns: 300 },
    );
  });

  it('has a pay table that rises with the run and with the rank, up to the highest win', () => {
    fc.assert(
      fc.property(oddFacts, (odd) => {
        const { pays, highestWin, free } = buildSlot(odd);
        if (odd.highestWin !== null) expect(highestWin).toBe(odd.highestWin);
        expect(pays[0]?.at(-1)).toBe(highestWin);
        for (const runs of pays) expect(runs).toEqual(runs.toSorted((a, b) => a - b));
        expect(Math.max(...pays.flat())).toBe(highestWin);
        if (free) expect(Math.max(...free.pays.flat()) * (free.count + 1)).toBeLessThanOrEqual(highestWin);
      }),
      { numRuns: 300 },
    );
  });

  it('never pays more than the highest win, nor part of a credit', () => {
    fc.assert(
      fc.property(oddFacts, fc.integer({ min: 1, max: 5000 }), (odd, bet) => {
        const model = buildSlot(odd);
        const random = replayRandom(bet);
        for (let round = 0; round < 200; round++) {
          const { won } = spin(model, bet, random);
          expect(Number.isSafeInteger(won) && won >= 0 && won <= model.highestWin * bet).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('pays the highest win, and no more, for a window full of the highest symbol', () => {
    fc.assert(
      fc.property(oddFacts, (odd) => {
        const model = buildSlot({ ...odd, hasFreeSpins: false });
        const stacks = model.strips.map((strip, reel) => strip.findIndex((_, place) => isStack(strip, place, model.rows[reel] ?? 0)));
        let draw = -1;
        const full = spin(model, 100, () =>
          (draw += 1) < stacks.length ? ((stacks[draw] ?? 0) + 0.5) / (model.strips[draw]?.length ?? 1) : 0,
        );
        expect(full.won).toBe(model.highestWin * 100);
      }),
      { numRuns: 100 },
    );
  });

  it('shows what it pays: each line win is on its line, from the left', () => {
    const model = buildSlot(facts);
    const random = replayRandom(3);
    for (let round = 0; round < 5000; round++) {
      for (const { stops, wins } of spin(model, 20, random).spins) {
        for (const { symbol, run, line } of wins) {
          const shown = model.lines?.[line]?.map((row, reel) => symbolAt(model, stops, reel, row)) ?? [];
          expect(shown.slice(0, run).every((each) => each === symbol || each === model.symbols)).toBe(true);
          expect([symbol, model.symbols]).not.toContain(shown[run]);
        }
      }
    }
  });
});

it('free spins come by three stars and are ten', () => {
  const model = buildSlot(facts);
  const random = replayRandom(11);
  const rounds = Array.from({ length: 20_000 }, () => spin(model, 20, random));
  const given = rounds.filter(({ spins }) => spins.length > 1);
  expect(given.length / rounds.length).toBeCloseTo(0.22 ** 3, 2);
  for (const { spins } of rounds) expect(spins.length).toBe(spins[0] && hasAllStars(spins[0]) ? 11 : 1);
});

describe('buildLayout', () => {
  it.each([
    [3, 1, [3, 3, 3], 1, 'lines'],
    [5, 50, [3, 3, 3, 3, 3], 50, 'lines'],
    [5, 243, [3, 3, 3, 3, 3], 243, 'ways'],
    [5, 1024, [4, 4, 4, 4, 4], 1024, 'ways'],
    [6, 117_649, [7, 7, 7, 7, 7, 7], 117_649, 'ways'],
    [5, 576, [3, 4, 4, 4, 3], 576, 'ways'],
    [5, 997, [4, 4, 4, 4, 4], 1024, 'ways'],
    [null, null, [3, 3, 3, 3, 3], 20, 'lines'],
  ])('%s reels and %s paylines', (reels, paylines, rows, paths, kind) => {
    const layout = buildLayout({ reels, paylines });
    expect([layout.rows, layout.paths, layout.lines ? 'lines' : 'ways']).toEqual([rows, paths, kind]);
    if (layout.lines) expect(new Set(layout.lines.map(String)).size).toBe(paths);
  });

  it('begins with the lines that everybody knows', () => {
    expect(buildLayout({ reels: 3, paylines: 5 }).lines).toEqual([
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ]);
  });
});

it('the blocks of a strip come in the order that is drawn', () => {
  const arranged = (drawn: number) =>
    arrangeStrip({ length: 3, counts: [1, 1, 1], wilds: 0 }, { rows: 1, blockLength: 1, random: () => drawn });
  expect([...arranged(0)]).toEqual([0, 1, 2]);
  expect([...arranged(0.99)]).toEqual([2, 1, 0]);
});

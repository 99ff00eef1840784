import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseRouletteVariant,
  colourOf,
  listPockets,
  listRouletteBets,
  multiplierOf,
  payRoulette,
  spinRoulette,
  type RouletteVariant,
} from './roulette.ts';
import { replayRandom } from './random.ts';

const variants: readonly RouletteVariant[] = ['european', 'french', 'american'];
const returnOf = (variant: RouletteVariant, id: string) => {
  const bets = listRouletteBets(variant);
  const pockets = listPockets(variant);
  return pockets.reduce((sum, pocket) => sum + payRoulette(variant, bets, { [id]: 100 }, pocket), 0) / (100 * pockets.length);
};

describe('the wheel that returns what the catalogue says', () => {
  it.each([
    [97.3, 'european'],
    [98.65, 'french'],
    [94.74, 'american'],
    [96, 'european'],
    [98.34, 'european'],
    [98.36, 'french'],
    [98.94, 'french'],
    [98.96, 'european'],
    [94.43, 'european'],
    [94.45, 'american'],
    [95.03, 'american'],
    [95.05, 'european'],
    [null, 'european'],
  ] as const)('is for %s the %s one', (rtp, variant) => {
    expect(chooseRouletteVariant(rtp)).toBe(variant);
  });

  it('returns it on every place of the table', () => {
    for (const { id } of listRouletteBets('european')) expect(returnOf('european', id), id).toBeCloseTo(36 / 37, 10);
    for (const { id } of listRouletteBets('american')) expect(returnOf('american', id), id).toBeCloseTo(36 / 38, 10);
    for (const { id, numbers } of listRouletteBets('french'))
      expect(returnOf('french', id), id).toBeCloseTo(numbers.length === 18 ? 36.5 / 37 : 36 / 37, 10);
  });

  it('gives each pocket the same share of the spins', () => {
    for (const variant of variants) {
      const pockets = listPockets(variant);
      const counts = new Map<number, number>();
      const steps = pockets.length * 1000;
      for (let step = 0; step < steps; step += 1) {
        const pocket = spinRoulette(variant, () => step / steps);
        counts.set(pocket, (counts.get(pocket) ?? 0) + 1);
      }
      for (const pocket of pockets) expect(Math.abs((counts.get(pocket) ?? 0) - 1000)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the table', () => {
  it.each([
    ['european', 37, 60, 14, 23, 11],
    ['french', 37, 60, 14, 23, 11],
    ['american', 38, 60, 14, 22, 11],
  ] as const)('has on %s all places', (variant, straight, split, street, corner, sixLine) => {
    const counts = Object.fromEntries(
      [...Map.groupBy(listRouletteBets(variant), ({ kind }) => kind)].map(([kind, bets]) => [kind, bets.length]),
    );
    expect(counts).toEqual({
      straight,
      split,
      street,
      corner,
      sixLine,
      column: 3,
      dozen: 3,
      red: 1,
      black: 1,
      even: 1,
      odd: 1,
      low: 1,
      high: 1,
    });
  });

  it('has an id for each place and each number as often as the cloth shows it', () => {
    for (const variant of variants) {
      const bets = listRouletteBets(variant);
      expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length);
      for (const { numbers } of bets) expect(new Set(numbers).size).toBe(numbers.length);
      const pairs = bets.filter(({ kind, numbers }) => kind === 'split' && numbers.every((number) => number > 0 && number < 37));
      for (const { numbers } of pairs) expect([1, 3]).toContain(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0)));
    }
  });

  it('alternates red and black around the wheel', () => {
    for (const variant of variants) {
      const coloured = listPockets(variant).filter((pocket) => colourOf(pocket) !== 'green');
      expect(coloured.filter((pocket) => colourOf(pocket) === 'red')).toHaveLength(18);
    }
    const ring = listPockets('european').slice(1);
    ring.forEach((pocket, place) => place > 0 && expect(colourOf(pocket)).not.toBe(colourOf(ring[place - 1] ?? 0)));
  });
});

it('never pays more than each chip by its own multiple', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...variants),
      fc.integer(),
      fc.array(fc.tuple(fc.nat(156), fc.integer({ min: 1, max: 10_000 }))),
      (variant, seed, laid) => {
        const bets = listRouletteBets(variant);
        const chips = Object.fromEntries(laid.map(([at, amount]) => [bets[at % bets.length]?.id ?? '', amount]));
        const pocket = spinRoulette(variant, replayRandom(seed));
        const paid = payRoulette(variant, bets, chips, pocket);
        const most = bets.reduce((sum, bet) => sum + (chips[bet.id] ?? 0) * multiplierOf(bet), 0);
        expect(Number.isInteger(paid)).toBe(true);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(most);
      },
    ),
  );
});

describe('the places of the table', () => {
  const placesOf = (variant: RouletteVariant) => new Map(listRouletteBets(variant).map(({ id, x, y }) => [id, [x, y]]));

  it.each(variants)('are each somewhere else: %s', (variant) => {
    const places = placesOf(variant);
    expect(new Set([...places.values()].map(String)).size).toBe(places.size);
  });

  it('of splits and corners are between their numbers', () => {
    const places = placesOf('european');
    for (const { kind, numbers, x, y } of listRouletteBets('european').filter(({ numbers: all }) => !all.includes(0))) {
      if (kind !== 'split' && kind !== 'corner') continue;
      const own = numbers.map((number) => places.get(`straight-${number}`) ?? []);
      const mean = (axis: 0 | 1) => own.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / own.length;
      expect([x, y]).toEqual([mean(0), mean(1)]);
    }
  });

  it.each([
    ['european', 'straight-0', [0.5, 1.5]],
    ['european', 'split-0-3', [1, 0.5]],
    ['european', 'split-0-1', [1, 2.5]],
    ['european', 'street-0-2-3', [1, 1]],
    ['european', 'corner-0-1-2-3', [1, 3]],
    ['american', 'straight-00', [0.5, 0.75]],
    ['american', 'straight-0', [0.5, 2.25]],
    ['american', 'split-0-00', [0.5, 1.5]],
    ['american', 'split-3-00', [1, 0.5]],
    ['american', 'street-2-3-00', [1, 1]],
    ['french', 'straight-1', [1.5, 2.5]],
    ['french', 'straight-36', [12.5, 0.5]],
    ['french', 'street-1-2-3', [1.5, 3]],
    ['french', 'sixLine-1-2-3-4-5-6', [2, 3]],
    ['french', 'column-3', [13.5, 0.5]],
    ['french', 'column-1', [13.5, 2.5]],
    ['french', 'dozen-1', [3, 3.5]],
    ['french', 'dozen-25', [11, 3.5]],
    ['french', 'low-1', [2, 4.5]],
    ['french', 'high-19', [12, 4.5]],
  ] as const)('of the %s table: %s', (variant, id, at) => {
    expect(placesOf(variant).get(id)).toEqual(at);
  });
});

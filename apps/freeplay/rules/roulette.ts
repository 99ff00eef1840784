import type { Random } from './random.ts';

export type RouletteVariant = 'european' | 'french' | 'american';
export type RouletteBetKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'sixLine'
  | 'column'
  | 'dozen'
  | 'red'
  | 'black'
  | 'even'
  | 'odd'
  | 'low'
  | 'high';

/** The pocket `00`, so that every pocket is a number. */
const doubleZero = 37;

/**
 * A place on the table where a chip can lie. `x` and `y` are the middle of the place in cells, from the left of the zero and from the top row
 * (3, 6, 9 …) of a table that lies across: twelve columns of three numbers after the zero, then the dozens, then the even chances.
 */
export type RouletteBet = { id: string; kind: RouletteBetKind; numbers: readonly number[]; x: number; y: number };

/** Chips by the id of their place: play credits, whole numbers above 0. */
export type RouletteChips = Readonly<Record<string, number>>;

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const evenChances: ReadonlySet<RouletteBetKind> = new Set(['red', 'black', 'even', 'odd', 'low', 'high']);

const oneZeroWheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const twoZeroWheel = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14,
  2,
];

/** The wheel whose rules return what the catalogue says, in percent: one zero for 97.30 and unless another fits. */
export function chooseRouletteVariant(rtp: number | null): RouletteVariant {
  if (rtp === null) return 'european';
  if (Math.abs(rtp - 98.65) < 0.3) return 'french';
  return Math.abs(rtp - 94.74) < 0.3 ? 'american' : 'european';
}

export function listPockets(variant: RouletteVariant): readonly number[] {
  return variant === 'american' ? twoZeroWheel : oneZeroWheel;
}

export function spinRoulette(variant: RouletteVariant, random: Random): number {
  const pockets = listPockets(variant);
  return pockets[Math.floor(random() * pockets.length)] as number;
}

export function colourOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0 || pocket === doubleZero) return 'green';
  return red.has(pocket) ? 'red' : 'black';
}

export function formatPocket(pocket: number): string {
  return pocket === doubleZero ? '00' : String(pocket);
}

/** Every place of the table. The bet on five numbers of two zeros is left out: it alone would return less than the rest. */
export function listRouletteBets(variant: RouletteVariant): RouletteBet[] {
  return [...insideBets(), ...(variant === 'american' ? twoZeroBets : oneZeroBets), ...outsideBets()].map(
    ({ kind, numbers, x, y }): RouletteBet => ({ id: nameBet(kind, numbers), kind, numbers, x, y }),
  );
}

/** How often the stake comes back when the bet is won, the stake itself included: 36 for one number, 2 for eighteen. */
export function multiplierOf({ numbers }: Pick<RouletteBet, 'numbers'>): number {
  return 36 / numbers.length;
}

/**
 * All that comes back of the chips when the ball lies in `pocket`. On a French table the zero gives half of the even chances back; a half
 * credit is left out.
 */
export function payRoulette(variant: RouletteVariant, bets: readonly RouletteBet[], chips: RouletteChips, pocket: number): number {
  return bets.reduce((paid, bet) => {
    const chip = chips[bet.id] ?? 0;
    if (bet.numbers.includes(pocket)) return paid + chip * multiplierOf(bet);
    const isHalved = variant === 'french' && pocket === 0 && evenChances.has(bet.kind);
    return isHalved ? paid + Math.floor(chip / 2) : paid;
  }, 0);
}

type Place = Omit<RouletteBet, 'id'>;
const place = (kind: RouletteBetKind, x: number, y: number, numbers: readonly number[]): Place => ({ kind, numbers, x, y });

const oneZeroBets: readonly Place[] = [
  place('straight', 0.5, 1.5, [0]),
  place('split', 1, 0.5, [0, 3]),
  place('split', 1, 1.5, [0, 2]),
  place('split', 1, 2.5, [0, 1]),
  place('street', 1, 1, [0, 2, 3]),
  place('street', 1, 2, [0, 1, 2]),
  place('corner', 1, 3, [0, 1, 2, 3]),
];
const twoZeroBets: readonly Place[] = [
  place('straight', 0.5, 0.75, [doubleZero]),
  place('straight', 0.5, 2.25, [0]),
  place('split', 0.5, 1.5, [0, doubleZero]),
  place('split', 1, 0.5, [3, doubleZero]),
  place('split', 1, 2.5, [0, 1]),
  place('street', 1, 1, [2, 3, doubleZero]),
  place('street', 1, 2, [0, 1, 2]),
];

function insideBets(): Place[] {
  return range(1, 12).flatMap((column) => {
    const [low, middle, high] = [column * 3 - 2, column * 3 - 1, column * 3];
    const street = [low, middle, high];
    const rows = [high, middle, low];
    return [
      ...rows.map((number, row) => place('straight', column + 0.5, row + 0.5, [number])),
      place('split', column + 0.5, 1, [middle, high]),
      place('split', column + 0.5, 2, [low, middle]),
      place('street', column + 0.5, 3, street),
      ...(column === 12
        ? []
        : [
            ...rows.map((number, row) => place('split', column + 1, row + 0.5, [number, number + 3])),
            place('corner', column + 1, 1, [middle, high, middle + 3, high + 3]),
            place('corner', column + 1, 2, [low, middle, low + 3, middle + 3]),
            place('sixLine', column + 1, 3, [...street, ...street.map((number) => number + 3)]),
          ]),
    ];
  });
}

function outsideBets(): Place[] {
  const all = range(1, 36);
  const where = (holds: (number: number) => boolean) => all.filter(holds);
  const columns = [0, 1, 2].map((row) => where((number) => (3 - row) % 3 === number % 3));
  const [evens, odds, blacks] = [where((each) => each % 2 === 0), where((each) => each % 2 === 1), where((each) => !red.has(each))];
  return [
    ...columns.map((numbers, row) => place('column', 13.5, row + 0.5, numbers)),
    ...[0, 1, 2].map((third) => place('dozen', third * 4 + 3, 3.5, range(third * 12 + 1, 12))),
    place('low', 2, 4.5, range(1, 18)),
    place('even', 4, 4.5, evens),
    place('red', 6, 4.5, [...red]),
    place('black', 8, 4.5, blacks),
    place('odd', 10, 4.5, odds),
    place('high', 12, 4.5, range(19, 18)),
  ];
}

function nameBet(kind: RouletteBetKind, numbers: readonly number[]): string {
  return numbers.length > 6 ? `${kind}-${numbers[0]}` : `${kind}-${numbers.map(formatPocket).join('-')}`;
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from + place);
}

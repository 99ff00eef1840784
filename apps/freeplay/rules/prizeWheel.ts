import { fairPrize, payCredits, type Terms } from './terms.ts';
import type { Random } from './random.ts';

/** How many segments of the wheel each symbol has. */
export const wheelSymbols = [
  { id: 'sun', count: 22 },
  { id: 'moon', count: 14 },
  { id: 'wave', count: 8 },
  { id: 'star', count: 5 },
  { id: 'mountain', count: 3 },
  { id: 'condor', count: 2 },
] as const;

export type WheelSymbol = (typeof wheelSymbols)[number]['id'];

/** The symbol of every segment, as an index of `wheelSymbols`, clockwise from the top: the same symbols spread over the whole wheel. */
export const wheelSegments: readonly number[] = spreadSymbols();

/** What a bet on a symbol pays when the wheel stops there, and what it gives back otherwise. */
export function wheelPrize(symbol: number, terms: Terms) {
  return fairPrize((wheelSymbols[symbol]?.count ?? 0) / wheelSegments.length, terms);
}

export function spinWheel({ bet, symbol, terms }: { bet: number; symbol: number; terms: Terms }, random: Random) {
  const segment = Math.floor(random() * wheelSegments.length);
  const isHit = wheelSegments[segment] === symbol;
  const { won, lost } = wheelPrize(symbol, terms);
  return { segment, isHit, won: payCredits(bet, isHit ? won : lost, random) };
}

/** Each symbol asks for places at even distances; where two ask for the same, the rarer goes first. */
function spreadSymbols(): number[] {
  return wheelSymbols
    .flatMap(({ count }, symbol) => Array.from({ length: count }, (_, index) => ({ symbol, place: (index + 0.5) / count })))
    .toSorted((one, other) => one.place - other.place || other.symbol - one.symbol)
    .map(({ symbol }) => symbol);
}

import { type Terms } from './terms.ts';
import { drawIndex, drawSome, type Random } from './random.ts';

const scratchFields = 9;
const equalFields = 3;

type Prize = { times: number; chance: number };

/** How much of the share goes to each prize above the smallest, which gets the rest. */
const steps = [
  { times: 2, part: 0.2 },
  { times: 5, part: 0.18 },
  { times: 10, part: 0.14 },
  { times: 50, part: 0.09 },
  { times: 250, part: 0.05 },
  { times: 1000, part: 0.03 },
  { times: 10_000, part: 0.02 },
] as const;

/** Symbols of the fields, the best first; prizes take them in this order. */
const scratchSymbols = ['condor', 'star', 'sun', 'mountain', 'wave', 'leaf', 'fish', 'moon', 'shell'] as const;
export type ScratchSymbol = (typeof scratchSymbols)[number];

/** Prizes as whole multiples of the bet with the symbol that stands for them, the smallest first. Their chances alone make the return. */
export function scratchPrizes({ share, limit }: Terms): (Prize & { symbol: ScratchSymbol })[] {
  const above = steps.filter(({ times }) => times <= limit).map(({ times, part }) => ({ times, chance: (share * part) / times }));
  const left = share - above.reduce((sum, { times, chance }) => sum + times * chance, 0);
  const prizes = [{ times: 1, chance: left }, ...above];
  return fitChances(prizes, share).map((prize, index) => ({
    ...prize,
    symbol: scratchSymbols[prizes.length - 1 - index] ?? 'moon',
  }));
}

/** Where so many small prizes would win more often than every time, the chance moves to the next: twice the bet half as often. */
function fitChances(prizes: Prize[], share: number): Prize[] {
  const most = 0.4;
  const [small, next, ...rest] = prizes;
  if (!small || !next || small.chance <= most * share) return prizes;
  const moved = small.chance - most * share;
  return [{ ...small, chance: most * share }, { ...next, chance: next.chance + moved / next.times }, ...rest];
}

export function playScratchCard({ bet, terms }: { bet: number; terms: Terms }, random: Random) {
  const prizes = scratchPrizes(terms);
  const winning = prizes.reduce((sum, { chance }) => sum + chance, 0);
  const prize = prizes[drawIndex([...prizes.map(({ chance }) => chance), 1 - winning], random)];
  return { fields: layFields(prize?.symbol, random), times: prize?.times ?? 0, won: bet * (prize?.times ?? 0) };
}

/** The others come twice at most: they tempt, and never make a second three. */
function layFields(winner: ScratchSymbol | undefined, random: Random): ScratchSymbol[] {
  const others = drawSome(
    scratchSymbols.filter((symbol) => symbol !== winner).flatMap((symbol) => [symbol, symbol]),
    winner ? scratchFields - equalFields : scratchFields,
    random,
  );
  const fields = winner ? [...Array.from({ length: equalFields }, () => winner), ...others] : others;
  return drawSome(fields, scratchFields, random);
}

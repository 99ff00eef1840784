import type { Random } from './random.ts';

/** Symbols by number: 0 pays most, the last ordinary one least; `wild` stands for any of them. */
export type Strip = Uint8Array;

export type StripPlan = {
  length: number;
  counts: number[];
  wilds: number;
};

const shortest = 40;
const longest = 2400;
/** How much more often each symbol comes than the one that pays more. */
const growth = 1.22;

/**
 * How often each symbol is on a strip, when the one that pays most is to fill a share `topChance` of it. There are at least as many
 * of those as a window shows, so that a window full of them can come.
 */
export function planStrip({ symbols, topChance, wildChance, rows }: StripOptions): StripPlan {
  const length = Math.min(longest, Math.max(shortest, Math.round(Math.max(rows, 2) / topChance)));
  const top = Math.max(rows, Math.round(topChance * length));
  const wilds = wildChance === 0 ? 0 : Math.max(1, Math.round(wildChance * length));
  const weights = Array.from({ length: symbols - 1 }, (_, index) => growth ** index);
  return { length, counts: [top, ...share(length - top - wilds, weights)], wilds };
}

export type StripOptions = { symbols: number; topChance: number; wildChance: number; rows: number };

/** Whole parts of `total` in proportion to the weights: what is left over goes to the largest remainders. */
function share(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value % 1 })).toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * The symbols of a plan in an order. They are in blocks of up to `blockLength`, the highest in one block of a window's height, and equal
 * blocks keep apart where they can. The order decides how a game feels, never what it returns: see `slotPays.ts`.
 */
export function arrangeStrip({ counts, wilds }: StripPlan, { rows, blockLength, random }: ArrangeOptions): Strip {
  const blocks = counts.flatMap((count, symbol) => splitIntoBlocks(symbol, count, symbol === 0 ? rows : blockLength));
  blocks.push(...splitIntoBlocks(counts.length, wilds, 1));
  const strip: number[] = [];
  while (blocks.length > 0) {
    const fitting = blocks.filter(({ symbol }) => symbol !== strip.at(-1));
    const choice = fitting.length > 0 ? fitting : blocks;
    const block = choice[Math.floor(random() * choice.length)] ?? blocks[0];
    if (!block) break;
    blocks.splice(blocks.indexOf(block), 1);
    for (let times = 0; times < block.times; times++) strip.push(block.symbol);
  }
  return Uint8Array.from(strip);
}

export type ArrangeOptions = { rows: number; blockLength: number; random: Random };

function splitIntoBlocks(symbol: number, count: number, length: number): { symbol: number; times: number }[] {
  const blocks = [];
  for (let left = count; left > 0; left -= length) blocks.push({ symbol, times: Math.min(length, left) });
  return blocks;
}

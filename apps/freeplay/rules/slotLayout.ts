/** How a slot's window is built: how many symbols each reel shows, and which rows its lines cross. */
export type SlotLayout = {
  rows: number[];
  /** One row per reel for each line. Null: every path from left to right counts ("ways"). */
  lines: number[][] | null;
  /** Lines or ways: the bet is spread over them evenly. */
  paths: number;
};

const fewestReels = 3;
export const mostReels = 8;
const usualReels = 5;
const usualRows = 3;
export const mostRows = 8;
const mostLines = 100;

/**
 * The window for the numbers of a catalogue. Ways are recognised by their number: 243 = 3⁵, 117,649 = 7⁶, 576 = 3·4·4·4·3. What cannot
 * be built is brought to the nearest that can: `paths` is what is played.
 */
export function buildLayout({ reels, paylines }: { reels: number | null; paylines: number | null }): SlotLayout {
  const reelCount = Math.min(mostReels, Math.max(fewestReels, Math.round(readCount(reels) ?? usualReels)));
  const wanted = Math.round(readCount(paylines) ?? (reelCount === fewestReels ? 5 : 20));
  const side = Math.round(wanted ** (1 / reelCount));
  if (side >= usualRows && side <= mostRows && side ** reelCount === wanted) return ways(Array.from({ length: reelCount }, () => side));
  if (wanted <= mostLines) return lines(reelCount, wanted);
  const nearest = Math.min(mostRows, Math.max(usualRows, side));
  return ways(splitIntoRows(wanted, reelCount) ?? Array.from({ length: reelCount }, () => nearest));
}

function readCount(count: number | null): number | null {
  return count !== null && Number.isFinite(count) && count >= 1 ? count : null;
}

const ways = (rows: number[]): SlotLayout => ({ rows, lines: null, paths: rows.reduce((product, row) => product * row, 1) });

/** Rows whose product is `ways`, as equal as can be and the most in the middle; null where there are none. */
function splitIntoRows(ways: number, reels: number): number[] | null {
  for (let most = usualRows; most <= mostRows; most++) {
    const rows = factorise(ways, reels, most);
    if (rows) return raiseMiddle(rows);
  }
  return null;
}

function factorise(product: number, count: number, most: number): number[] | null {
  if (count === 0) return product === 1 ? [] : null;
  for (let factor = most; factor >= 2; factor--) {
    const rest = product % factor === 0 ? factorise(product / factor, count - 1, factor) : null;
    if (rest) return [factor, ...rest];
  }
  return null;
}

/** 4 4 4 3 3 → 3 4 4 4 3 */
function raiseMiddle(rows: number[]): number[] {
  const arranged: number[] = [];
  rows.toSorted((a, b) => b - a).forEach((row, index) => (index % 2 === 0 ? arranged.push(row) : arranged.unshift(row)));
  return arranged;
}

function lines(reels: number, count: number): SlotLayout {
  let rows = usualRows;
  while (rows ** reels < count) rows++;
  const gentle = listLines(reels, rows, 1);
  const all = gentle.length >= count ? gentle : listLines(reels, rows, rows);
  const ranked = all
    .map((line) => ({ line, rank: rankLine(line, rows) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
  return { rows: Array.from({ length: reels }, () => rows), lines: ranked.slice(0, count), paths: count };
}

function listLines(reels: number, rows: number, step: number): number[][] {
  let found = Array.from({ length: rows }, (_, row) => [row]);
  for (let reel = 1; reel < reels; reel++) {
    found = found.flatMap((line) =>
      Array.from({ length: rows }, (_, row) => row)
        .filter((row) => Math.abs(row - (line.at(-1) ?? 0)) <= step)
        .map((row) => [...line, row]),
    );
  }
  return found;
}

/** The middle first, then straight lines, then what bends little and evenly: the order in which players know lines. */
function rankLine(line: number[], rows: number): number {
  const middle = (rows - 1) / 2;
  const isStraight = line.every((row) => row === line[0]);
  const isEven =
    line.every((row, reel) => row === line.at(-1 - reel)) || line.every((row, reel) => row + (line.at(-1 - reel) ?? 0) === rows - 1);
  const bends = line.slice(2).reduce((sum, row, index) => sum + Math.abs(row - 2 * (line[index + 1] ?? 0) + (line[index] ?? 0)), 0);
  const distance = line.reduce((sum, row) => sum + Math.abs(row - middle), 0) / (line.length * rows);
  return (isStraight ? 0 : 1000) + (isEven ? 0 : 100) + bends + distance;
}

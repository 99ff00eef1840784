import { useLayoutEffect, useState, type RefObject } from 'react';
import { pegRows } from '../../rules/plinko.ts';

export const pegGap = 28;
export const firstRow = 30;
export const boardWidth = (pegRows + 1) * pegGap + 12;
/** Below the last row of pegs. */
export const binRoom = 42;
const rowTime = 190;

/** Milliseconds from the hand to the bin. */
export const fallTime = rowTime * (pegRows + 1);

/** Where the ball is on its way, in units of the picture: a hop from peg to peg, x from the middle. Rows of pegs are `rowGap` apart. */
export function ballAt(elapsed: number, path: readonly boolean[], rowGap: number): { x: number; y: number } {
  const row = Math.min(pegRows, Math.floor(elapsed / rowTime));
  const part = Math.min(1, elapsed / rowTime - row);
  const from = offsetAfter(row - 1, path);
  const to = offsetAfter(row, path);
  const hop = row === 0 ? part ** 2 : part + (part ** 2 - part) * 1.6;
  return { x: (from + (to - from) * part) * pegGap, y: firstRow - 8 + (row - 1 + hop) * rowGap };
}

function offsetAfter(rows: number, path: readonly boolean[]): number {
  return path.slice(0, Math.max(0, rows)).reduce((offset, isRight) => offset + (isRight ? 0.5 : -0.5), 0);
}

const narrowest = 13;
const widest = 44;
const usual = 24;

/** How far apart the rows of pegs stand, in units of the picture, so that the board fills the room it has. */
export function useRowGap(room: RefObject<HTMLElement | null>): number {
  const [rowGap, setRowGap] = useState(usual);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const height = (boardWidth * element.clientHeight) / Math.max(1, element.clientWidth);
      setRowGap(Math.max(narrowest, Math.min(widest, Math.round((height - firstRow - binRoom) / pegRows))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return rowGap;
}

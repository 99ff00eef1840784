import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { pegRows } from '../../rules/plinko.ts';
import { binRoom, boardWidth } from './PegBoard.tsx';
import { firstRow } from './ballAt.ts';

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

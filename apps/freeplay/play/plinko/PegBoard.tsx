import { type RefObject, useLayoutEffect, useState } from 'react';
import { pegRows } from '../../rules/plinko.ts';
import { listNumbers } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';
import { Spoken } from '../Stage.tsx';
import { texts } from './texts.ts';
import styles from './PegBoard.module.css';

const pegGap = 28;
const firstRow = 30;
const boardWidth = (pegRows + 1) * pegGap + 12;
const binRoom = 42;

/** A long number keeps its height and is drawn as wide as its cup. */
const narrow = { textLength: pegGap - 4, lengthAdjust: 'spacingAndGlyphs' };

type Props = {
  room: RefObject<HTMLDivElement | null>;
  ball: RefObject<SVGCircleElement | null>;
  rowGap: number;
  pays: readonly number[];
  landed: number | null;
  past: readonly number[];
};

export function PegBoard({ room, ball, rowGap, pays, landed, past }: Props) {
  const result = landed === null ? null : (pays[landed] ?? null);
  const binTop = firstRow + pegRows * rowGap + 2;
  return (
    <div className={styles.room} ref={room}>
      <svg className={styles.picture} viewBox={`${-boardWidth / 2} 0 ${boardWidth} ${binTop + binRoom - 2}`} aria-hidden="true">
        {listNumbers(0, pegRows - 1).map((row) =>
          listNumbers(0, row).map((peg) => (
            <circle key={`${row} ${peg}`} fill="var(--on-board-muted)" cx={(peg - row / 2) * pegGap} cy={firstRow + row * rowGap} r="4" />
          )),
        )}
        {pays.map((times, bin) => (
          <g
            key={bin}
            transform={`translate(${(bin - pegRows / 2) * pegGap} ${binTop})`}
            className={styles.bin}
            data-landed={landed === bin}
            data-level={levelOf(times)}
          >
            <path d={`M${-pegGap / 2} -6V26a8 8 0 0 0 8 8h${pegGap - 16}a8 8 0 0 0 8-8V-6`} />
            <text y="21" {...(shortTimes(times).length > 3 && narrow)}>
              {shortTimes(times)}
            </text>
          </g>
        ))}
        <circle ref={ball} fill="var(--highlight)" stroke="var(--tile)" strokeWidth="2.5" r="8" transform="translate(0 12)" />
      </svg>
      <p
        className={styles.result}
        aria-hidden="true"
        data-level={result === null ? 'none' : levelOf(result)}
        data-lit={result !== null && levelOf(result) === 'high'}
      >
        {result !== null && formatTimes(result)}
      </p>
      <ol className={styles.past} aria-label={texts.past}>
        {past.map((times, place) => (
          <li key={past.length - place} data-level={levelOf(times)} data-lit={levelOf(times) === 'high'}>
            {formatTimes(times)}
          </li>
        ))}
      </ol>
      <Spoken>{texts.bins(pays)}</Spoken>
    </div>
  );
}

function levelOf(times: number): 'low' | 'middle' | 'high' {
  if (times < 1) return 'low';
  return times < 5 ? 'middle' : 'high';
}

function shortTimes(times: number): string {
  return formatCredits(Math.round(times * (times < 10 ? 100 : 10)) / (times < 10 ? 100 : 10));
}

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

import type { RefObject } from 'react';
import { pegRows } from '../../rules/plinko.ts';
import { listNumbers } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';
import { Spoken } from '../pieces/Spoken.tsx';
import { binRoom, boardWidth, firstRow, pegGap } from './pegRoom.ts';
import styles from './PegBoard.module.css';
import { texts } from './texts.ts';

/** A long number keeps its height and is drawn as wide as its cup. */
const narrow = { textLength: pegGap - 4, lengthAdjust: 'spacingAndGlyphs' };

type Props = {
  room: RefObject<HTMLDivElement | null>;
  ball: RefObject<SVGCircleElement | null>;
  rowGap: number;
  pays: readonly number[];
  landed: number | null;
  /** What the last balls paid, the newest first. */
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
            <circle key={`${row} ${peg}`} className={styles.peg} cx={(peg - row / 2) * pegGap} cy={firstRow + row * rowGap} r="4" />
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
        <circle ref={ball} className={styles.ball} r="8" transform="translate(0 12)" />
      </svg>
      <p className={styles.result} aria-hidden="true" data-level={result === null ? 'none' : levelOf(result)}>
        {result !== null && formatTimes(result)}
      </p>
      <ol className={styles.past} aria-label={texts.past}>
        {past.map((times, place) => (
          <li key={past.length - place} data-level={levelOf(times)}>
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

/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { pegRows } from '../../rules/plinko.ts';
import { listNumbers } from '../../rules/terms.ts';
import { formatCredits } from '../formatCredits.ts';
import { firstRow, pegGap, rowGap } from './ballAt.ts';
import styles from './PegBoard.module.css';

const width = (pegRows + 1) * pegGap + 12;
const binTop = firstRow + pegRows * rowGap + 2;
const height = binTop + 34;

type Props = { ball: RefObject<SVGCircleElement | null>; pays: readonly number[]; landed: number | null };

export function PegBoard({ ball, pays, landed }: Props) {
  return (
    <div class={styles.room}>
      <svg class={styles.picture} viewBox={`${-width / 2} 0 ${width} ${height}`} aria-hidden="true">
        {listNumbers(0, pegRows - 1).map((row) =>
          listNumbers(0, row).map((peg) => (
            <circle key={`${row} ${peg}`} class={styles.peg} cx={(peg - row / 2) * pegGap} cy={firstRow + row * rowGap} r="4" />
          )),
        )}
        {pays.map((times, bin) => (
          <g
            key={bin}
            transform={`translate(${(bin - pegRows / 2) * pegGap} ${binTop})`}
            class={styles.bin}
            data-landed={landed === bin}
            data-level={levelOf(times)}
          >
            <rect x={-pegGap / 2 + 1} width={pegGap - 2} height="28" rx="6" />
            <text y="18">{shortTimes(times)}</text>
          </g>
        ))}
        <circle ref={ball} class={styles.ball} r="8" transform="translate(0 12)" />
      </svg>
      <ul class={styles.spoken} aria-label="Casillas de izquierda a derecha">
        {pays.map((times, bin) => (
          <li key={bin}>{formatCredits(times)}</li>
        ))}
      </ul>
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

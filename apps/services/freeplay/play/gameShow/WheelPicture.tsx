/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { wheelSegments } from '../../rules/prizeWheel.ts';
import { markShape } from '../pieces/Mark.tsx';
import { wheelMarks } from './wheelMarks.ts';
import styles from './WheelPicture.module.css';

const radius = 190;
const step = 360 / wheelSegments.length;
const half = (step / 2 / 180) * Math.PI;
// A segment stands upright around the twelve o'clock of the wheel's middle.
const edge = `${radius * Math.sin(half)} ${-radius * Math.cos(half)}`;
const otherEdge = `${-radius * Math.sin(half)} ${-radius * Math.cos(half)}`;
const slice = `M0 0L${otherEdge}A${radius} ${radius} 0 0 1 ${edge}Z`;

type Props = { wheel: RefObject<SVGGElement | null>; stopped: number | null };

export function WheelPicture({ wheel, stopped }: Props) {
  return (
    <svg class={styles.picture} viewBox="-206 -214 412 424" aria-hidden="true">
      <circle class={styles.rim} r="202" />
      <g ref={wheel}>
        {wheelSegments.map((symbol, segment) => (
          <g
            key={segment}
            transform={`rotate(${segment * step})`}
            class={styles.segment}
            data-symbol={symbol}
            data-stopped={stopped === segment}
          >
            <path class={styles.slice} d={slice} />
            <path
              class={styles.mark}
              d={markShape(wheelMarks[symbol] ?? 'sun')}
              transform="translate(-8.5 -184) scale(.71)"
              fill-rule="evenodd"
            />
            <circle class={styles.pin} cy="-196" r="2.5" transform={`rotate(${step / 2})`} />
          </g>
        ))}
        <circle class={styles.inner} r="96" />
        <circle class={styles.ring} r="84" />
        <path class={styles.hubMark} d={markShape('sun')} transform="translate(-48 -48) scale(4)" fill-rule="evenodd" />
      </g>
      <path class={styles.pointer} d="M-15-212h30L0-176z" />
    </svg>
  );
}

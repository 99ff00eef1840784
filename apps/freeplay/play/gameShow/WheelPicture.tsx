import type { RefObject } from 'react';
import { wheelSegments, wheelSymbols } from '../../rules/prizeWheel.ts';
import { markShape } from '../pieces/Mark.tsx';
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
    <svg className={styles.picture} viewBox="-206 -214 412 424" aria-hidden="true">
      <circle className={styles.rim} r="202" />
      <g ref={wheel}>
        {wheelSegments.map((symbol, segment) => (
          <g
            key={segment}
            transform={`rotate(${segment * step})`}
            className={styles.segment}
            data-symbol={symbol}
            data-stopped={stopped === segment}
          >
            <path className={styles.slice} d={slice} />
            <path
              className={styles.mark}
              d={markShape(wheelSymbols[symbol]?.id ?? 'sun')}
              transform="translate(-8.5 -184) scale(.71)"
              fillRule="evenodd"
            />
            <circle className={styles.pin} cy="-196" r="2.5" transform={`rotate(${step / 2})`} />
          </g>
        ))}
        <circle className={styles.inner} r="96" />
        <circle className={styles.ring} r="84" />
        <path className={styles.hubMark} d={markShape('sun')} transform="translate(-48 -48) scale(4)" fillRule="evenodd" />
      </g>
      <path className={styles.pointer} d="M-15-212h30L0-176z" />
    </svg>
  );
}

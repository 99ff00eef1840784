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

const colours = [
  ['var(--tile)', 'var(--on-tile)'],
  ['var(--board-raised)', 'var(--on-board)'],
  ['color-mix(in oklab, var(--board-glow), var(--tile) 45%)', 'var(--on-tile)'],
  ['color-mix(in oklab, var(--highlight), var(--board) 22%)', 'var(--on-tile)'],
  ['var(--on-tile)', 'var(--tile)'],
  ['var(--highlight)', 'var(--on-highlight)'],
] as const;

type Props = { wheel: RefObject<SVGGElement | null>; stopped: number | null };

export function WheelPicture({ wheel, stopped }: Props) {
  return (
    <svg className={styles.picture} viewBox="-206 -214 412 424" aria-hidden="true">
      <circle fill="var(--tile)" r="202" />
      <g ref={wheel}>
        {wheelSegments.map((symbol, segment) => (
          <g key={segment} transform={`rotate(${segment * step})`} fill="var(--on-tile)">
            <path
              d={slice}
              fill={colours[symbol]?.[0]}
              stroke={stopped === segment ? 'var(--on-tile)' : 'var(--board)'}
              strokeWidth={stopped === segment ? 5 : 1}
            />
            <path
              d={markShape(wheelSymbols[symbol]?.id ?? 'sun')}
              fill={colours[symbol]?.[1]}
              transform="translate(-8.5 -184) scale(.71)"
              fillRule="evenodd"
            />
            <circle cy="-196" r="2.5" transform={`rotate(${step / 2})`} />
          </g>
        ))}
        <circle fill="var(--board)" r="96" />
        <circle fill="none" stroke="var(--board-line)" strokeWidth="2" r="84" />
        <path fill="var(--highlight)" d={markShape('sun')} transform="translate(-48 -48) scale(4)" fillRule="evenodd" />
      </g>
      <path fill="var(--highlight)" stroke="var(--on-highlight)" strokeWidth="3" strokeLinejoin="round" d="M-15-212h30L0-176z" />
    </svg>
  );
}

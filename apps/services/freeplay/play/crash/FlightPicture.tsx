/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { formatTimes } from '../pieces/formatTimes.ts';
import { timeOfHeight } from '../../rules/crash.ts';
import styles from './FlightPicture.module.css';

/** What changes with every frame, drawn past the component: a frame must not cost a rendering. */
export type FlightParts = {
  line?: SVGPathElement | null;
  area?: SVGPathElement | null;
  kite?: SVGGElement | null;
  height?: HTMLElement | null;
};

const width = 400;
const floor = 300;
const usualTime = timeOfHeight(2.2);
const usualRise = 1.4;

/** The way up to now fills the picture: before a usual height it grows, after that the picture moves away. */
export function drawFlight({ line, area, kite, height: label }: FlightParts, { height, isCut }: { height: number; isCut: boolean }) {
  const time = timeOfHeight(height);
  const right = 40 + 300 * Math.min(1, time / usualTime);
  const top = floor - 215 * Math.min(1, (height - 1) / usualRise);
  const curve = `M20 ${floor}Q${20 + (right - 20) * 0.6} ${floor} ${right} ${top}`;
  line?.setAttribute('d', curve);
  area?.setAttribute('d', `${curve}V${floor + 40}H20Z`);
  const sway = Math.sin(time / 260) * 6;
  kite?.setAttribute('transform', `translate(${right} ${isCut ? top - 14 : top}) rotate(${isCut ? 48 : sway})`);
  if (label) label.textContent = formatTimes(height);
}

type Props = { parts: RefObject<FlightParts>; isCut: boolean; isSafe: boolean };

export function FlightPicture({ parts, isCut, isSafe }: Props) {
  const keep = (name: keyof FlightParts) => (element: Element | null) => {
    if (parts.current) Object.assign(parts.current, { [name]: element });
  };
  return (
    <div class={styles.sky} data-cut={isCut} data-safe={isSafe} aria-hidden="true">
      <svg class={styles.picture} viewBox={`0 0 ${width} 340`} preserveAspectRatio="xMidYMax meet">
        <path class={styles.hills} d="M-400 340V296l90-34 60 22 80-46 74 44 66-26 70 38 84-52 70 40 76-24 80 42 90-36 60 20v82z" />
        <path class={styles.area} ref={keep('area')} />
        <path class={styles.line} ref={keep('line')} d={`M20 ${floor}Q32 ${floor} 40 ${floor}`} />
        <g ref={keep('kite')} transform={`translate(40 ${floor})`}>
          <g class={styles.kite}>
            <path class={styles.tail} d="M0 0c-10 10 4 16-6 26s4 14-4 24" />
            <path class={styles.half} d="M0-38L24-14 0 10z" />
            <path class={styles.otherHalf} d="M0-38L-24-14 0 10z" />
            <path class={styles.frame} d="M0-38V10M-24-14Q0-30 24-14" />
          </g>
        </g>
      </svg>
      <p class={styles.height} ref={keep('height')}>
        ×1
      </p>
      <p class={styles.verdict}>{isCut ? 'Cortado' : isSafe ? 'A salvo' : ''}</p>
    </div>
  );
}

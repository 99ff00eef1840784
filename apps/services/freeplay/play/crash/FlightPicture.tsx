/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { timeOfHeight } from '../../rules/crash.ts';
import { formatTimes } from '../pieces/formatTimes.ts';
import styles from './FlightPicture.module.css';

/** What changes with every frame, drawn past the component: a frame must not cost a rendering. */
export type FlightParts = {
  picture?: SVGSVGElement | null;
  line?: SVGPathElement | null;
  area?: SVGPathElement | null;
  land?: SVGGElement | null;
  kite?: SVGGElement | null;
  height?: HTMLElement | null;
};
type Moment = { height: number; isCut: boolean };

const width = 400;
const start = 24;
const usualTime = timeOfHeight(2.2);
const usualRise = 1.4;

/** The way up to now fills the picture, whose form is that of the room it has: up to a usual height it grows, after that the picture moves away. */
export function drawFlight({ picture, line, area, land, kite, height: label }: FlightParts, { height, isCut }: Moment) {
  const tall = picture ? (width * picture.clientHeight) / Math.max(1, picture.clientWidth) : width;
  picture?.setAttribute('viewBox', `0 0 ${width} ${tall}`);
  const floor = tall - 36;
  land?.setAttribute('transform', `translate(0 ${floor})`);
  const time = timeOfHeight(height);
  const right = 46 + 290 * Math.min(1, time / usualTime);
  const top = floor - (tall * 0.56 - 76) * Math.min(1, (height - 1) / usualRise) - 4;
  const curve = `M${start} ${floor}Q${start + (right - start) * 0.6} ${floor} ${right} ${top}`;
  line?.setAttribute('d', curve);
  area?.setAttribute('d', `${curve}V${floor}H${start}Z`);
  const sway = Math.sin(time / 260) * 6;
  kite?.setAttribute('transform', `translate(${right} ${isCut ? top - 14 : top}) rotate(${isCut ? 48 : sway})`);
  if (label) label.textContent = formatTimes(height);
}

type Props = { parts: RefObject<FlightParts>; shown: RefObject<Moment>; isCut: boolean; isSafe: boolean };

export function FlightPicture({ parts, shown, isCut, isSafe }: Props) {
  useEffect(() => {
    const draw = () => parts.current && shown.current && drawFlight(parts.current, shown.current);
    const observer = new ResizeObserver(draw);
    if (parts.current?.picture) observer.observe(parts.current.picture);
    return () => observer.disconnect();
  }, [parts, shown]);
  const keep = (name: keyof FlightParts) => (element: Element | null) => {
    if (parts.current) Object.assign(parts.current, { [name]: element });
  };
  return (
    <div class={styles.sky} data-cut={isCut} data-safe={isSafe} aria-hidden="true">
      <svg class={styles.picture} ref={keep('picture')}>
        <g ref={keep('land')}>
          <path class={styles.farHills} d="M0 60V-18l40-26 46 30 58-52 52 46 40-22 50 34 60-40 54 30v78z" />
          <path class={styles.hills} d="M0 60V4l60-22 50 16 70-26 66 28 60-18 94 22v56z" />
        </g>
        <path class={styles.area} ref={keep('area')} />
        <path class={styles.line} ref={keep('line')} />
        <g ref={keep('kite')}>
          <g class={styles.kite}>
            <path class={styles.tail} d="M0 0c-10 10 4 16-6 26s4 14-4 24" />
            <path class={styles.half} d="M0-38L24-14 0 10z" />
            <path class={styles.otherHalf} d="M0-38L-24-14 0 10z" />
            <path class={styles.frame} d="M0-38V10M-24-14Q0-30 24-14" />
          </g>
        </g>
      </svg>
      <p class={styles.height} ref={keep('height')} />
      <p class={styles.verdict}>{isCut ? 'Cortado' : isSafe ? 'A salvo' : ''}</p>
    </div>
  );
}

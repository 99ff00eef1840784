import { formatTimes } from '../formatCredits.ts';
import { type RefObject, useEffect } from 'react';
import { planFlight, scaleMarks } from './planFlight.ts';
import styles from './FlightPicture.module.css';

/** What changes with every frame, drawn past the component: a frame must not cost a rendering. */
export type FlightParts = {
  picture?: SVGSVGElement | null;
  line?: SVGPathElement | null;
  area?: SVGPathElement | null;
  land?: SVGGElement | null;
  scale?: SVGGElement | null;
  kite?: SVGGElement | null;
  height?: HTMLElement | null;
};
type Moment = { height: number; isCut: boolean };

export function drawFlight({ picture, line, area, land, scale, kite, height: label }: FlightParts, { height }: Moment) {
  if (label) label.textContent = formatTimes(height);
  if (!picture) return;
  const room = { width: picture.clientWidth, height: picture.clientHeight };
  const { floor, left, right, points, tip, marks } = planFlight(height, room);
  picture.removeAttribute('visibility');
  picture.setAttribute('viewBox', `0 0 ${room.width} ${room.height}`);
  land?.setAttribute('transform', `translate(0 ${floor}) scale(${Math.max(0.01, room.width / 400)} 1)`);
  const curve = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  line?.setAttribute('d', curve);
  area?.setAttribute('d', `${curve}V${floor}H${left}Z`);
  kite?.setAttribute('transform', `translate(${tip.x} ${tip.y}) rotate(${tip.sway})`);
  for (const [index, each] of [...(scale?.children ?? [])].entries()) {
    const mark = marks[index];
    each.setAttribute('visibility', mark ? 'visible' : 'hidden');
    if (!mark) continue;
    each.setAttribute('transform', `translate(0 ${mark.y})`);
    each.firstElementChild?.setAttribute('d', `M${left} 0H${right}`);
    if (each.lastElementChild) each.lastElementChild.textContent = formatTimes(mark.height);
  }
}

type Props = { parts: RefObject<FlightParts>; shown: RefObject<Moment>; isCut: boolean; isSafe: boolean; verdict: string };

export function FlightPicture({ parts, shown, isCut, isSafe, verdict }: Props) {
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
    <div className={styles.sky} data-cut={isCut} data-safe={isSafe} aria-hidden="true">
      <svg className={styles.picture} ref={keep('picture')} visibility="hidden">
        <g ref={keep('land')}>
          <path fill="var(--board-raised)" opacity="0.55" d="M0 90V-18l40-26 46 30 58-52 52 46 40-22 50 34 60-40 54 30v108z" />
          <path fill="var(--board-raised)" d="M0 90V4l60-22 50 16 70-26 66 28 60-18 94 22v86z" />
        </g>
        <g ref={keep('scale')}>
          {Array.from({ length: scaleMarks }, (_, index) => (
            <g key={index} fill="var(--on-board-muted)" fontSize="0.8125rem">
              <path stroke="var(--on-board-muted)" strokeDasharray="2 6" opacity="0.35" />
              <text x="6" y="-5" />
            </g>
          ))}
        </g>
        <path fill="var(--highlight)" opacity="0.16" ref={keep('area')} />
        <path className={styles.line} ref={keep('line')} />
        <g ref={keep('kite')}>
          <circle className={styles.halo} r="12" />
          <g className={styles.kite}>
            <path fill="none" stroke="var(--tile)" strokeLinecap="round" strokeWidth="2.5" d="M0 0c-10 10 4 16-6 26s4 14-4 24" />
            <path fill="var(--highlight)" d="M0-38L24-14 0 10z" />
            <path fill="var(--tile)" d="M0-38L-24-14 0 10z" />
            <path fill="none" stroke="var(--on-tile)" strokeWidth="1.5" d="M0-38V10M-24-14Q0-30 24-14" />
          </g>
        </g>
      </svg>
      <div className={styles.figures}>
        <p className={styles.height} ref={keep('height')}>
          {formatTimes(1)}
        </p>
        <p className={styles.verdict} data-lit={isSafe}>
          {verdict}
        </p>
      </div>
    </div>
  );
}

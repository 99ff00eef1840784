import { useMemo } from 'react';
import { colourOf, formatPocket, listPockets, type RouletteVariant } from '../../rules/roulette.ts';
import styles from './RouletteWheel.module.css';

/** Turns in degrees, clockwise, that the wheel and the ball have made since they were drawn. */
export type Turns = { wheel: number; ball: number };

/** Where wheel and ball stand after a spin that ends in `pocket`: they run against each other for some turns. `offset` is from 0 to 1. */
export function turnTo(variant: RouletteVariant, from: Turns, pocket: number, offset: number): Turns {
  const pockets = listPockets(variant);
  const wheel = from.wheel + 540 + offset * 360;
  const end = wheel + (pockets.indexOf(pocket) * 360) / pockets.length;
  const way = (((from.ball - end) % 360) + 360) % 360;
  return { wheel, ball: from.ball - way - 360 * 5 };
}

const stops = [0, 45, 90, 135, 180, 225, 270, 315];

/** Behind the numbers: the diamond and the disc of ColourMark. */
const marks = { red: 'M0-79.4l1.7 1.7-1.7 1.7-1.7-1.7z', black: 'M-1.4-77.7a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z' };

type Props = { variant: RouletteVariant; turns: Turns; isSpinning: boolean; pocket: number | null };

export function RouletteWheel({ variant, turns, isSpinning, pocket }: Props) {
  const slices = useMemo(() => drawSlices(variant), [variant]);
  return (
    <div className={styles.wheel} data-spinning={isSpinning} aria-hidden="true">
      <svg viewBox="-100 -100 200 200">
        <circle r="98.5" className={styles.rim} />
        <circle r="93" className={styles.edge} />
        <circle r="88" className={styles.track} />
        {stops.map((angle, place) => (
          <path
            key={angle}
            d={place % 2 === 0 ? 'M0-90.5l1.6 3.5-1.6 3.5-1.6-3.5z' : 'M-3.5-87l3.5-1.6 3.5 1.6-3.5 1.6z'}
            className={styles.stop}
            transform={`rotate(${angle + 11})`}
          />
        ))}
        <g className={styles.turning} style={{ transform: `rotate(${turns.wheel}deg)` }}>
          {slices.map(({ pocket, path, angle, colour }) => (
            <g key={pocket}>
              <path d={path} className={styles.slice} data-colour={colour} />
              <text className={styles.number} transform={`rotate(${angle}) translate(0 -70)`} textAnchor="middle">
                {formatPocket(pocket)}
              </text>
              {colour !== 'green' && <path d={marks[colour]} className={styles.mark} data-mark={colour} transform={`rotate(${angle})`} />}
            </g>
          ))}
          <circle r="52.5" className={styles.pockets} />
          <circle r="60.5" className={styles.ring} />
          <circle r="44.5" className={styles.bowl} />
          <circle r="36" className={styles.cone} />
          {[0, 90].map((angle) => (
            <g key={angle} className={styles.handle} transform={`rotate(${angle})`}>
              <path d="M-1.6-24h3.2v48h-3.2z" />
              <circle cy="-25" r="3.6" />
              <circle cy="25" r="3.6" />
            </g>
          ))}
          <circle r="13" className={styles.hub} />
          <circle r="7" className={styles.knob} />
        </g>
        <g className={styles.circling} style={{ transform: `rotate(${turns.ball}deg)` }}>
          <circle r="4.5" className={styles.ball} data-resting={pocket !== null && !isSpinning} />
        </g>
      </svg>
      {pocket !== null && !isSpinning && (
        <span className={styles.result} data-colour={colourOf(pocket)} key={turns.wheel}>
          {formatPocket(pocket)}
          <ColourMark colour={colourOf(pocket)} />
        </span>
      )}
    </div>
  );
}

function drawSlices(variant: RouletteVariant) {
  const pockets = listPockets(variant);
  const step = 360 / pockets.length;
  const at = (degrees: number, radius: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`;
  };
  return pockets.map((pocket, place) => {
    const [from, to] = [(place - 0.5) * step, (place + 0.5) * step];
    const path = `M${at(from, 80)}A80 80 0 0 1 ${at(to, 80)}L${at(to, 44)}A44 44 0 0 0 ${at(from, 44)}Z`;
    return { pocket, path, angle: place * step, colour: colourOf(pocket) };
  });
}

/** Tells red from black without their colours: a diamond is red, a disc black. Zero, which is green, has none. */
export function ColourMark({ colour }: { colour: ReturnType<typeof colourOf> }) {
  return colour === 'green' ? null : <i className={styles.colourMark} data-mark={colour} aria-hidden="true" />;
}

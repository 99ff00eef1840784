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

const wood = (share: number, dark = '#2a1206') => `color-mix(in oklab, var(--highlight) ${share}%, ${dark})`;

type Props = { variant: RouletteVariant; turns: Turns; isSpinning: boolean; pocket: number | null };

export function RouletteWheel({ variant, turns, isSpinning, pocket }: Props) {
  const slices = useMemo(() => drawSlices(variant), [variant]);
  return (
    <div className={styles.wheel} data-spinning={isSpinning} aria-hidden="true">
      <svg viewBox="-100 -100 200 200">
        <circle r="98.5" fill={wood(42)} stroke={wood(70)} strokeWidth="2" />
        <circle r="93" fill="none" stroke="var(--shade)" strokeWidth="3" />
        <circle r="88" fill={wood(14, '#170b05')} stroke="var(--highlight)" strokeWidth="0.8" />
        {stops.map((angle, place) => (
          <path
            key={angle}
            d={place % 2 === 0 ? 'M0-90.5l1.6 3.5-1.6 3.5-1.6-3.5z' : 'M-3.5-87l3.5-1.6 3.5 1.6-3.5 1.6z'}
            fill="var(--highlight)"
            transform={`rotate(${angle + 11})`}
          />
        ))}
        <g className={styles.turning} style={{ transform: `rotate(${turns.wheel}deg)` }}>
          {slices.map(({ pocket, path, angle, colour }) => (
            <g key={pocket}>
              <path d={path} fill={`var(--${colour})`} stroke="var(--highlight)" strokeWidth="0.5" data-colour={colour} />
              <text className={styles.number} transform={`rotate(${angle}) translate(0 -70)`} textAnchor="middle">
                {formatPocket(pocket)}
              </text>
              {colour !== 'green' && (
                <path
                  d={marks[colour]}
                  stroke="#fff"
                  strokeWidth="0.5"
                  fill={colour === 'red' ? '#fff' : 'none'}
                  data-mark={colour}
                  transform={`rotate(${angle})`}
                />
              )}
            </g>
          ))}
          <circle r="52.5" fill="none" stroke="rgb(8 17 26 / 38%)" strokeWidth="16" />
          <circle r="60.5" fill="none" stroke="var(--highlight)" strokeWidth="0.7" />
          <circle r="44.5" fill={wood(30)} stroke="var(--highlight)" />
          <circle r="36" fill="none" stroke="rgb(255 255 255 / 16%)" strokeWidth="12" />
          {[0, 90].map((angle) => (
            <g key={angle} fill="var(--highlight)" transform={`rotate(${angle})`}>
              <path d="M-1.6-24h3.2v48h-3.2z" />
              <circle cy="-25" r="3.6" />
              <circle cy="25" r="3.6" />
            </g>
          ))}
          <circle r="13" fill="var(--highlight)" />
          <circle r="7" fill="var(--tile)" opacity="0.7" />
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

/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
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

type Props = { variant: RouletteVariant; turns: Turns; isSpinning: boolean; pocket: number | null };

export function RouletteWheel({ variant, turns, isSpinning, pocket }: Props) {
  const slices = useMemo(() => drawSlices(variant), [variant]);
  return (
    <div class={styles.wheel} data-spinning={isSpinning} aria-hidden="true">
      <svg viewBox="-100 -100 200 200">
        <circle r="99" class={styles.rim} />
        <circle r="88" class={styles.track} />
        <g class={styles.turning} style={{ transform: `rotate(${turns.wheel}deg)` }}>
          {slices.map(({ pocket, path, angle, colour }) => (
            <g key={pocket}>
              <path d={path} class={styles.slice} data-colour={colour} />
              <text class={styles.number} transform={`rotate(${angle}) translate(0 -70)`} text-anchor="middle">
                {formatPocket(pocket)}
              </text>
            </g>
          ))}
          <circle r="44" class={styles.bowl} />
          {[0, 45, 90, 135].map((angle) => (
            <path key={angle} d="M-1.5-40h3v80h-3z" class={styles.spoke} transform={`rotate(${angle})`} />
          ))}
          <circle r="13" class={styles.hub} />
        </g>
        <g class={styles.circling} style={{ transform: `rotate(${turns.ball}deg)` }}>
          <circle r="4.5" class={styles.ball} data-resting={pocket !== null && !isSpinning} />
        </g>
      </svg>
      {pocket !== null && !isSpinning && (
        <span class={styles.result} data-colour={colourOf(pocket)} key={turns.wheel}>
          {formatPocket(pocket)}
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

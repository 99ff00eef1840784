/** @jsxImportSource preact */
import { formatTimes } from '../pieces/formatTimes.ts';
import { runnerNames } from './runnerNames.ts';
import styles from './Track.module.css';

type Props = {
  runner: number;
  odds: number;
  isChosen: boolean;
  place: number | null;
  /** What moves: `--at` says how far, from 0 to 1. */
  lane: (element: HTMLElement | null) => void;
  onChoose: () => void;
};

export function Track({ runner, odds, isChosen, place, lane, onChoose }: Props) {
  return (
    <label class={styles.track} data-first={place === 1}>
      <input class={styles.input} type="radio" name="runner" checked={isChosen} onChange={onChoose} />
      <span class={styles.words}>
        <span class={styles.name}>{runnerNames[runner]}</span>
        <strong class={styles.odds}>{formatTimes(odds)}</strong>
      </span>
      <span class={styles.lane}>
        <span class={styles.runner} ref={lane} data-runner={runner}>
          <svg viewBox="0 0 48 52" aria-hidden="true" class={styles.boat}>
            <path class={styles.sail} d="M22 2Q42 18 42 38H22z" />
            <path class={styles.jib} d="M19 8Q9 24 4 38h15z" />
            <path class={styles.hull} d="M2 41h44q-3 9-9 9H11q-6 0-9-9z" />
            <text class={styles.number} x="29" y="33">
              {runner + 1}
            </text>
          </svg>
        </span>
      </span>
      <span class={styles.place}>{place === null ? '' : `${place}º`}</span>
    </label>
  );
}

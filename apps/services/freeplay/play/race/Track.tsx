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
          <svg viewBox="0 0 40 28" fill="currentColor" aria-hidden="true" class={styles.horse}>
            <path d="M29 2l2 3 6 4-1 4-5-1-3 4-1 5 4 5-2 1-5-5-1-4c-3 1-6 1-9 0l-3 4-6 5-1-1 5-6 1-5-3 3-5 1 3-3 2-4c3-3 8-3 12-2l6-3z" />
          </svg>
          <span class={styles.number}>{runner + 1}</span>
        </span>
      </span>
      <span class={styles.place}>{place === null ? '' : `${place}º`}</span>
    </label>
  );
}

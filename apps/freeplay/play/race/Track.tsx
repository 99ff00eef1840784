import { formatTimes } from '../formatCredits.ts';
import { runnerNames, texts } from './texts.ts';
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
    <label className={styles.track} data-first={place === 1}>
      <input className={styles.input} type="radio" name="runner" checked={isChosen} onChange={onChoose} />
      <span className={styles.words}>
        <span className={styles.name}>{runnerNames[runner]}</span>
        <strong className={styles.odds}>{formatTimes(odds)}</strong>
      </span>
      <span className={styles.lane}>
        <span className={styles.runner} ref={lane} data-runner={runner}>
          <svg viewBox="0 0 48 52" aria-hidden="true" className={styles.boat}>
            <path className={styles.sail} d="M22 2Q42 18 42 38H22z" />
            <path className={styles.jib} d="M19 8Q9 24 4 38h15z" />
            <path className={styles.hull} d="M2 41h44q-3 9-9 9H11q-6 0-9-9z" />
            <text className={styles.number} x="29" y="33">
              {runner + 1}
            </text>
          </svg>
        </span>
      </span>
      <span className={styles.place}>{place === null ? '' : texts.place(place)}</span>
    </label>
  );
}

import { customProperties } from '../customProperties.ts';
import { formatTimes } from '../formatCredits.ts';
import type { useArrowKeys } from '../pieces/useArrowKeys.ts';
import { swimAt, type Swimmer } from './stockPond.ts';
import styles from './Fish.module.css';
import { texts } from './texts.ts';

type Props = {
  fish: Swimmer;
  /** What swims: `--at` says where, from 0 to 1. */
  swimmer: (element: HTMLElement | null) => void;
  isTarget: boolean;
  isAway: boolean;
  shot: { isCaught: boolean; count: number } | null;
  onShoot: () => void;
  fieldProps: ReturnType<ReturnType<typeof useArrowKeys>>;
};

export function Fish({ fish, swimmer, isTarget, isAway, shot, onShoot, fieldProps }: Props) {
  // The same for ever: what swims is moved past React.
  const start = customProperties({ '--at': swimAt(fish, 0).at, '--depth': fish.depth, '--size': fish.size });
  return (
    <span className={styles.swimmer} ref={swimmer} style={start} data-away={isAway}>
      <button
        type="button"
        className={styles.fish}
        data-target={isTarget}
        aria-disabled={isAway}
        aria-label={texts.fishPays(fish.kind)}
        onClick={onShoot}
        {...fieldProps}
      >
        <FishPicture isLeftward={fish.lapTime < 0} isGreat={fish.size >= 0.8} />
        <span className={styles.pay}>{formatTimes(fish.kind.times)}</span>
      </button>
      {shot && (
        <span key={shot.count} className={styles.splash} data-caught={shot.isCaught} aria-hidden="true">
          {shot.isCaught ? texts.caught(fish.kind) : texts.gone}
        </span>
      )}
    </span>
  );
}

function FishPicture({ isLeftward, isGreat }: { isLeftward: boolean; isGreat: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 80 44" data-leftward={isLeftward} data-great={isGreat} aria-hidden="true">
      <path className={styles.fin} d="M30 10Q40-4 54 4L50 14zM36 34l10 9 4-11z" />
      <path className={styles.fin} d="M20 22L2 6q4 16 0 32z" />
      <path className={styles.body} d="M14 22C26 6 54 2 76 22 54 42 26 38 14 22z" />
      <path className={styles.belly} d="M16 24c14 14 42 14 58 0-16 16-44 18-58 0z" />
      <path className={styles.gill} d="M60 13q-6 9 0 18M44 16q-4 6 0 12M34 17q-3 5 0 10" />
      <circle className={styles.eye} cx="67" cy="19" r="3" />
    </svg>
  );
}

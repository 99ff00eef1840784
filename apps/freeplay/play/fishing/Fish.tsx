import type { FishKind } from '../../rules/fishing.ts';
import { customProperties } from '../customProperties.ts';
import { texts } from './texts.ts';
import { formatTimes } from '../formatCredits.ts';
import type { useArrowKeys } from '../keys.ts';
import styles from './Fish.module.css';

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
        <span key={shot.count} className={styles.splash} data-lit={shot.isCaught} aria-hidden="true">
          {shot.isCaught ? texts.caught(fish.kind) : texts.gone}
        </span>
      )}
    </span>
  );
}

function FishPicture({ isLeftward, isGreat }: { isLeftward: boolean; isGreat: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 80 44" data-leftward={isLeftward} aria-hidden="true">
      <path fill={isGreat ? 'var(--tile)' : 'var(--on-board-muted)'} d="M30 10Q40-4 54 4L50 14zM36 34l10 9 4-11zM20 22L2 6q4 16 0 32z" />
      <path fill={isGreat ? 'var(--highlight)' : 'var(--tile)'} d="M14 22C26 6 54 2 76 22 54 42 26 38 14 22z" />
      <path fill="var(--tile-line)" d="M16 24c14 14 42 14 58 0-16 16-44 18-58 0z" />
      <g fill="none" stroke="var(--on-tile)" strokeLinecap="round" strokeWidth="1.5" opacity="0.5">
        <path d="M60 13q-6 9 0 18M44 16q-4 6 0 12M34 17q-3 5 0 10" />
      </g>
      <circle fill="var(--on-tile)" cx="67" cy="19" r="3" />
    </svg>
  );
}

export type Swimmer = {
  kind: FishKind;
  /** How big it is drawn, from 0 for the smallest kind to 1. */
  size: number;
  /** How deep it swims, from 0 at the surface to 1. */
  depth: number;
  start: number;
  /** Milliseconds for once across the pond; to the left where negative. */
  lapTime: number;
};

const lanes = 6;
const everyKind = [0, 1, 0, 2, 1, 3, 0, 2, 4, 1, 5, 0];

export function stockPond(kinds: readonly FishKind[]): Swimmer[] {
  return everyKind.flatMap((kindIndex, index) => {
    const kind = kinds[Math.min(kindIndex, kinds.length - 1)];
    if (!kind) return [];
    const lane = (index * 5) % lanes;
    const direction = lane % 2 === 0 ? 1 : -1;
    return [
      {
        kind,
        size: kindIndex / 5,
        depth: lane / (lanes - 1),
        start: ((index < lanes ? 0.1 : 0.6) + lane * 0.13) % 1,
        // One time for both fish of a lane: neither swims into the other.
        lapTime: direction * (17_000 + lane * 2600),
      },
    ];
  });
}

/** Where a fish is across the pond, from 0 to 1, and how many times it has crossed it. */
export function swimAt({ start, lapTime }: Swimmer, elapsed: number): { at: number; lap: number } {
  const way = start + elapsed / Math.abs(lapTime);
  const lap = Math.floor(way);
  return { at: lapTime > 0 ? way - lap : 1 - (way - lap), lap };
}

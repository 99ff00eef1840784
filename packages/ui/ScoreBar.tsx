import styles from './ScoreBar.module.css';
import type { ScoreTone } from '@lupa/domain/scoreTone.ts';

type ScoreBarProps = {
  /** How much of it is filled, 0 to 1. */
  share: number;
  tone?: ScoreTone | 'neutral';
  className?: string | undefined;
};

const length = 200;
const thickness = 2;

/** A figure as a bar. Decoration: the figure stands beside it in words. Drawn, because backgrounds are not printed. */
export function ScoreBar({ share, tone = 'neutral', className }: ScoreBarProps) {
  const filled = Math.min(Math.max(share, 0), 1) * length;
  return (
    <svg
      viewBox={`0 0 ${length} ${thickness}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${styles.bar} ${styles[tone]} ${className ?? ''}`}
    >
      <rect width={length} height={thickness} className={styles.track} />
      <rect width={filled} height={thickness} className={styles.filled} />
    </svg>
  );
}

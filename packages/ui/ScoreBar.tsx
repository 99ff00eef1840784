import styles from './ScoreBar.module.css';
import { toneClass, type Tone } from './tone.ts';

type ScoreBarProps = {
  /** How much of it is filled, 0 to 1. */
  share: number;
  tone?: Tone;
  className?: string | undefined;
};

const length = 200;
const thickness = 2;

/** A figure as a bar. Decoration: the figure is beside it in words. Drawn, because backgrounds are not printed. */
export function ScoreBar({ share, tone = 'info', className }: ScoreBarProps) {
  const filled = Math.min(Math.max(share, 0), 1) * length;
  return (
    <svg
      viewBox={`0 0 ${length} ${thickness}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${styles.bar} ${toneClass(tone)} ${className ?? ''}`}
    >
      <rect width={length} height={thickness} fill="var(--color-line)" />
      <rect width={filled} height={thickness} fill="var(--tone)" />
    </svg>
  );
}

/** @jsxImportSource preact */
import styles from './WinLine.module.css';

/** The line of a win over the reels, from the middle of one symbol to the next. */
export function WinLine({ rows, reels, height }: { rows: number[]; reels: number; height: number }) {
  const points = rows.map((row, reel) => `${((reel + 0.5) / reels) * 100},${((row + 0.5) / height) * 100}`).join(' ');
  return (
    <svg class={styles.overlay} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}

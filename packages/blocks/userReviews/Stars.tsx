import { iconPaths } from '@lupa/ui/iconPaths.ts';
import styles from './Stars.module.css';

const places = [0, 1, 2, 3, 4];
const starWidth = 24;

/** Five stars, as many filled as `score` says; tenths show. Decoration: the score is beside it in words. */
export function Stars({ score, className }: { score: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className={`${styles.stars} ${className ?? ''}`}>
      <FiveStars className={styles.empty} />
      {/* The inner picture cuts off what lies beyond its width. */}
      <svg width={score * starWidth} height="24">
        <FiveStars className={styles.filled} />
      </svg>
    </svg>
  );
}

function FiveStars({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {places.map((place) => (
        <path key={place} d={iconPaths.star} transform={`translate(${place * starWidth} 0)`} />
      ))}
    </g>
  );
}

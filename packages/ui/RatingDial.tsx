import styles from './RatingDial.module.css';
import { scoreTone } from '@lupa/domain/rating/sumRating.ts';
import { toneClass } from './tone.ts';

type RatingDialProps = {
  /** 0 to 10. */
  score: number;
  /** The score as the page's locale writes it. */
  text: string;
  /** The whole of it in words: "Nota 9,2 de 10". */
  label: string;
  className?: string | undefined;
};

/** A score under the magnifying glass: the rim fills with the score. */
export function RatingDial({ score, text, label, className }: RatingDialProps) {
  const filled = Math.min(Math.max(score, 0), 10) * 10;
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className={`${styles.dial} ${toneClass(scoreTone(score))} ${className ?? ''}`}>
      <path d="M45 45 58 58" className={styles.handle} />
      <circle className={styles.glass} />
      <circle pathLength="100" strokeDasharray={`${filled} 100`} className={styles.rim} />
      <text x="28" y="29" className={`text-bold tabular ${styles.score}`}>
        {text}
      </text>
    </svg>
  );
}

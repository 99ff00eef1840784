import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import styles from './ReviewCard.module.css';
import { Stars } from './Stars.tsx';
import type { PresentedReview } from './userReviews.load.server.ts';

/** One player's word, and what the casino answered. */
export function ReviewCard({ review, microcopy }: { review: PresentedReview; microcopy: Microcopy }) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.who}>
          <strong>{review.name}</strong>
          {review.city && <span>{review.city}</span>}
          {review.date && <time dateTime={review.date.iso}>{review.date.text}</time>}
        </p>
        <p className={styles.score}>
          <Stars score={review.score} />
          {review.scoreText}
        </p>
      </header>
      <p className={styles.text}>{review.text}</p>
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.replyLabel}>{microcopy.casino_reply}</p>
          <p>{review.reply}</p>
        </div>
      )}
    </article>
  );
}

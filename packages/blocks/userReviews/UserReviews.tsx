import { Icon } from '@lupa/ui/Icon.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewsSummary } from './ReviewsSummary.tsx';
import styles from './UserReviews.module.css';
import type { UserReviewsProps } from './userReviews.load.server.ts';

/** What players say about a casino: all of it in figures, then each of them. */
export function UserReviews({ id, title, intro, partnerName, summary, reviews, visibleReviews, microcopy }: UserReviewsProps) {
  const folded = reviews.slice(visibleReviews);
  return (
    <BlockSection type="userReviews" id={id} title={title} intro={intro}>
      <div className={styles.layout}>
        <ReviewsSummary summary={summary} partnerName={partnerName} microcopy={microcopy} />
        <div className={styles.voices}>
          <ReviewList reviews={reviews.slice(0, visibleReviews)} microcopy={microcopy} />
          {folded.length > 0 && (
            <details className={styles.more}>
              <summary className={styles.unfold}>
                {microcopy.more_reviews} ({folded.length})
                <Icon name="chevronDown" className={styles.chevron} />
              </summary>
              <ReviewList reviews={folded} microcopy={microcopy} />
            </details>
          )}
        </div>
      </div>
    </BlockSection>
  );
}

function ReviewList({ reviews, microcopy }: Pick<UserReviewsProps, 'reviews' | 'microcopy'>) {
  return (
    <ul className={styles.reviews}>
      {reviews.map((review, index) => (
        <li key={index}>
          <ReviewCard review={review} microcopy={microcopy} />
        </li>
      ))}
    </ul>
  );
}

import { iconPaths } from '@lupa/ui/iconPaths.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './UserReviews.module.css';
import type { UserReviewsProps, PresentedReview, PresentedSummary } from './userReviews.load.server.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { ScoreBar } from '@lupa/ui/ScoreBar.tsx';

export function UserReviews({ id, title, intro, partnerName, summary, reviews, visibleReviews, microcopy }: UserReviewsProps) {
  const folded = reviews.slice(visibleReviews);
  return (
    <BlockSection type="userReviews" id={id} title={title} intro={intro}>
      <div className={`stack gap-6 ${styles.layout}`}>
        <ReviewsSummary summary={summary} partnerName={partnerName} microcopy={microcopy} />
        <div className={styles.voices}>
          <ReviewList reviews={reviews.slice(0, visibleReviews)} microcopy={microcopy} />
          {folded.length > 0 && (
            <details className="ruled">
              <summary className={`row gap-2 text-bold text-pacific screen-only ${styles.unfold}`}>
                {microcopy.more_reviews} ({folded.length})
                <Icon name="chevronDown" className={`turns fixed text-pacific ${styles.chevron}`} />
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
    <ul className={`stack ${styles.reviews}`}>
      {reviews.map((review, index) => (
        <li key={index}>
          <ReviewCard review={review} microcopy={microcopy} />
        </li>
      ))}
    </ul>
  );
}

function ReviewCard({ review, microcopy }: { review: PresentedReview; microcopy: Microcopy }) {
  return (
    <article className={`stack gap-3 ruled unbroken ${styles.card}`}>
      <header className={`cluster between ${styles.head}`}>
        <p className={`note flex flex-wrap ${styles.who}`}>
          <strong className="text-ink text-bold">{review.name}</strong>
          {review.city && <span>{review.city}</span>}
          {review.date && <time dateTime={review.date.iso}>{review.date.text}</time>}
        </p>
        <p className={`row gap-2 tabular text-bold text-sm ${styles.score}`}>
          <Stars score={review.score} />
          {review.scoreText}
        </p>
      </header>
      <p className="measure">{review.text}</p>
      {review.reply && (
        <div className={`text-sm grid gap-1 bg-sunken ${styles.reply}`}>
          <p className="text-bold text-pacific text-xs">{microcopy.casino_reply}</p>
          <p>{review.reply}</p>
        </div>
      )}
    </article>
  );
}

type SummaryProps = { summary: PresentedSummary; partnerName: string | null; microcopy: Microcopy };

function ReviewsSummary({ summary, partnerName, microcopy }: SummaryProps) {
  const { period } = summary;
  return (
    <Card className={`stack unbroken ${styles.summary}`}>
      <div className={`start grid gap-2 ${styles.average}`}>
        <p className={`text-heading ${styles.figure}`}>
          {summary.averageText}
          <span className={`text-muted ${styles.outOf}`}> {microcopy.out_of_five}</span>
        </p>
        <Stars score={summary.average} className={styles.averageStars} />
        <p className={`stack note ${styles.base}`}>
          {partnerName && <strong className="text-ink">{partnerName}</strong>}
          <span>{summary.countText}</span>
          {period && (
            <span>
              <time dateTime={period.first.iso}>{period.first.text}</time>
              {period.first.text !== period.last.text && (
                <>
                  {' – '}
                  <time dateTime={period.last.iso}>{period.last.text}</time>
                </>
              )}
            </span>
          )}
        </p>
      </div>
      <ul className={`start grid gap-2 ${styles.bars}`}>
        {summary.bars.map(({ label, count, share }) => (
          <li key={label} className={`text-sm grid items-center gap-3 ${styles.bar}`}>
            <span>{label}</span>
            <ScoreBar share={share} />
            <span className="tabular text-muted text-end">{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const places = [0, 1, 2, 3, 4];
const starWidth = 24;

/** Five stars, as many filled as `score` says; tenths show. Decoration: the score is beside it in words. */
function Stars({ score, className }: { score: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className={`fixed ${styles.stars} ${className ?? ''}`}>
      <FiveStars fill="var(--color-line)" />
      {/* The inner picture cuts off what lies beyond its width. */}
      <svg width={score * starWidth} height="24">
        <FiveStars fill="var(--color-pacific)" />
      </svg>
    </svg>
  );
}

function FiveStars({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      {places.map((place) => (
        <path key={place} d={iconPaths.star} transform={`translate(${place * starWidth} 0)`} />
      ))}
    </g>
  );
}

import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { ScoreBar } from '@lupa/ui/ScoreBar.tsx';
import styles from './ReviewsSummary.module.css';
import { Stars } from './Stars.tsx';
import type { PresentedSummary } from './userReviews.load.server.ts';

type SummaryProps = { summary: PresentedSummary; partnerName: string | null; microcopy: Microcopy };

/** The average of all reviews and how they spread. */
export function ReviewsSummary({ summary, partnerName, microcopy }: SummaryProps) {
  const { period } = summary;
  return (
    <Card className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure}>
          {summary.averageText}
          <span className={styles.outOf}> {microcopy.out_of_five}</span>
        </p>
        <Stars score={summary.average} className={styles.averageStars} />
        <p className={styles.base}>
          {partnerName && <strong>{partnerName}</strong>}
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
      <ul className={styles.bars}>
        {summary.bars.map(({ label, count, share }) => (
          <li key={label} className={styles.bar}>
            <span>{label}</span>
            <ScoreBar share={share} />
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

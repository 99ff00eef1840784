import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { RankingReason as Reason } from './presentDetails.ts';
import styles from './RankingReason.module.css';

type ReasonProps = { reason: Reason; microcopy: Microcopy };

/** Why an entry stands where it stands: by which rule, and what its rating is made of, so that a reader can check the sum. */
export function RankingReason({ reason, microcopy }: ReasonProps) {
  const { criteria, version, parts } = reason;
  return (
    <div className={styles.reason}>
      <div className={styles.rule}>
        {criteria !== '' && (
          <>
            <p className={styles.title}>{microcopy.list_criteria}</p>
            <p>{criteria}</p>
          </>
        )}
        <p className={styles.aside}>{microcopy.no_pay_for_rank}</p>
        {version && <p className={styles.aside}>{version}</p>}
      </div>
      {parts.length > 0 && <RatingTable reason={reason} microcopy={microcopy} />}
    </div>
  );
}

function RatingTable({ reason: { parts, rating, total }, microcopy }: ReasonProps) {
  return (
    <table className={styles.rating}>
      <caption>{microcopy.rating_parts}</caption>
      <thead>
        <tr>
          <th scope="col">{microcopy.rating_part}</th>
          <th scope="col">{microcopy.rating}</th>
          {total && <th scope="col">{microcopy.rating_weight}</th>}
          {total && <th scope="col">{microcopy.rating_contribution}</th>}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, score, sum }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{score.text}</td>
            {sum && <td>{`× ${sum.share}`}</td>}
            {sum && <td>{sum.contribution}</td>}
          </tr>
        ))}
      </tbody>
      {total && rating && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {microcopy.rating_sum}
            </th>
            <td>{total}</td>
          </tr>
          <tr>
            <td colSpan={4}>{rating.label}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

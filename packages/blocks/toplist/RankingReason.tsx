import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { MethodLink, RatingBasis } from '../shared/rating/RatingBasis.tsx';
import type { RatedPart } from '../shared/rating/presentRating.ts';
import type { RankingReason as Reason } from './presentReason.ts';
import styles from './RankingReason.module.css';

type ReasonProps = { reason: Reason; casino: string; microcopy: Microcopy };

export function RankingReason({ reason, casino, microcopy }: ReasonProps) {
  const { criteria, lang, version, parts, order, method, evidence } = reason;
  return (
    <div className={`stack tight text-sm ${styles.reason}`}>
      <div className={`start measure grid gap-2 ${styles.rule}`}>
        {criteria !== '' && (
          <>
            <p className={styles.title}>{microcopy.list_criteria}</p>
            <p lang={lang}>{criteria}</p>
          </>
        )}
        {order.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="text-muted">{microcopy.no_pay_for_rank}</p>
        {version && <p className="text-muted">{version}</p>}
        {method && <MethodLink method={method} />}
        {evidence && (
          <a {...evidence} className={`touch-row ${styles.link}`}>
            {microcopy.see_evidence}
            <span className="visually-hidden">{`: ${casino}`}</span>
          </a>
        )}
      </div>
      {parts.length > 0 && <RatingTable reason={reason} microcopy={microcopy} />}
    </div>
  );
}

function RatingTable({ reason: { parts, rating, total, lang }, microcopy }: Omit<ReasonProps, 'casino'>) {
  return (
    <table className={`full-width ${styles.rating}`}>
      <caption>{microcopy.rating_parts}</caption>
      <thead>
        <tr>
          <th scope="col">{microcopy.rating_part}</th>
          <th scope="col">{microcopy.rating}</th>
          {total && <th scope="col">{microcopy.rating_weight}</th>}
          {total && <th scope="col">{microcopy.rating_contribution}</th>}
        </tr>
      </thead>
      {parts.map((part, index) => (
        <PartRows key={index} part={part} lang={lang} microcopy={microcopy} />
      ))}
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

type RowsProps = { part: RatedPart; lang: string | undefined; microcopy: Microcopy };

function PartRows({ part: { name, score, sum, basis }, lang, microcopy }: RowsProps) {
  return (
    <tbody className={basis?.stale ? styles.stale : undefined}>
      <tr className={styles.score}>
        <th scope="row" lang={lang}>
          {name}
        </th>
        <td>{score.text}</td>
        {sum && <td>{`× ${sum.share}`}</td>}
        {sum && <td>{sum.contribution}</td>}
      </tr>
      {basis && (
        <tr className={styles.basis}>
          <td colSpan={sum ? 4 : 2}>
            <RatingBasis basis={basis} microcopy={microcopy} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

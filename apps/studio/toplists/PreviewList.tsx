import type { PreviewRow } from './buildPreview.ts';
import { describeAbsence, describeRating, describeWarning } from './describePreview.ts';
import styles from './preview.module.css';

export function PreviewList({ rows }: { rows: PreviewRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.entry.key} row={row} />
      ))}
    </ul>
  );
}

function Row({ row: { entry, partner, rank, absence, offerTitle, warnings } }: { row: PreviewRow }) {
  return (
    <li className={styles.row} data-absent={rank === null}>
      <span className={styles.rank}>{rank === null ? <span aria-hidden="true">–</span> : rank}</span>
      <span className={styles.logo}>{partner?.logo && <img src={partner.logo} alt="" loading="lazy" />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{partner?.name ?? 'Sin casino'}</strong>
          {partner?.slug && <span>{partner.rating === null ? 'Sin nota' : `Nota ${describeRating(partner.rating)}`}</span>}
        </p>
        {offerTitle !== null && <p>{offerTitle}</p>}
        {absence && <p className={styles.absence}>{describeAbsence(absence, entry)}</p>}
        {warnings.map((warning) => (
          <p key={warning.kind} className={styles.warning}>
            {describeWarning(warning)}
          </p>
        ))}
      </div>
    </li>
  );
}

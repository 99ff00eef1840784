import type { PreviewRow } from './buildPreview.ts';
import { formatAbsence, formatRating, formatWarning } from './formatPreview.ts';
import styles from './preview.module.css';

export function PreviewList({ rows, isLoading }: { rows: PreviewRow[]; isLoading: boolean }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.entry.key} row={row} isLoading={isLoading} />
      ))}
    </ul>
  );
}

function Row({ row: { entry, partner, rank, absence, offerTitle, warnings }, isLoading }: { row: PreviewRow; isLoading: boolean }) {
  return (
    <li className={styles.row} data-absent={rank === null}>
      <span className={styles.rank}>{rank === null ? <span aria-hidden="true">–</span> : rank}</span>
      <span className={styles.logo}>{partner?.logo && <img src={partner.logo} alt="" />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{partner?.name ?? (entry.partner === null ? 'Sin casino' : `Casino ${entry.partner}`)}</strong>
          {partner?.slug && <span>{partner.rating === null ? 'Sin nota' : `Nota ${formatRating(partner.rating)}`}</span>}
        </p>
        {offerTitle !== null && <p>{offerTitle}</p>}
        {absence && <p className={styles.absence}>{formatAbsence(absence, entry, isLoading)}</p>}
        {warnings.map((warning) => (
          <p key={warning.kind} className={styles.warning}>
            {formatWarning(warning)}
          </p>
        ))}
      </div>
    </li>
  );
}

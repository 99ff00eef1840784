import type { PreviewRow, Absence, FormEntry, PreviewWarning } from './buildPreview.ts';
import styles from './preview.module.css';
import { formatLocalMoment } from '../../core/dates/formatMoment.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';

const day = new Intl.DateTimeFormat(spanishLocale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const score = new Intl.NumberFormat(spanishLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const formatRating = (rating: number): string => score.format(rating);

function formatWarning(warning: PreviewWarning): string {
  switch (warning.kind) {
    case 'inactive':
      return `Casino inactivo: va sin enlace ni oferta${recommend(warning.recommended)}`;
    case 'outdated':
      return `Casino desactualizado: va sin enlace${recommend(warning.recommended)}`;
    case 'forbidden':
      return 'La situación legal no permite ofrecerlo: va sin oferta ni botón';
    case 'noOffer':
      return 'No tiene ninguna oferta vigente';
    case 'noLink':
      return 'Su oferta no tiene enlace de seguimiento: va sin botón';
    case 'offerGone':
      return 'La oferta elegida venció o no está publicada: va la principal';
    case 'expiring':
      return `Su oferta vence el ${day.format(new Date(warning.expiration.slice(0, 10)))}`;
  }
}

const recommend = (name: string | null): string => (name === null ? '. No recomienda otro' : `. Recomienda ${name}`);

function formatAbsence(absence: Absence, { startsAt, endsAt }: FormEntry, isLoading: boolean): string {
  switch (absence.kind) {
    case 'empty':
      return 'Falta elegir el casino';
    case 'unknown':
      return isLoading ? 'Buscando el casino…' : 'No aparecerá: no se encontró el casino';
    case 'unpublished':
      return 'No aparecerá: el casino no está publicado';
    case 'duplicate':
      return `Repetido: ya está más arriba, en la fila ${absence.place}`;
    case 'scheduled':
      return `Entra ${at(startsAt)}${endsAt === null ? '' : `, hasta ${at(endsAt)}`}`;
    case 'over':
      return `Salió ${at(endsAt)}`;
  }
}

const at = (iso: string | null): string => (iso === null ? '' : `el ${formatLocalMoment(new Date(iso))}`);

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
          {partner?.slug && (
            <span>
              {[partner.rating === null ? 'Sin nota' : `Nota ${formatRating(partner.rating)}`, partner.verdict]
                .filter((word) => word !== null)
                .join(' · ')}
            </span>
          )}
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

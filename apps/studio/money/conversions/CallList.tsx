import { countryName } from '@lupa/domain/marketNames.ts';
import styles from '../../core/report/accounting.module.css';

type CallRow = { id: string; at: string; what: string; why: string };

export function CallList({ title, none, rows }: { title: string; none: string; rows: CallRow[] }) {
  if (rows.length === 0) {
    return (
      <div>
        <h4>{title}</h4>
        <p className={styles['lead']}>{none}</p>
      </div>
    );
  }
  return (
    <details open={rows.length <= 5}>
      <summary>
        {title} <span className={styles['count']}>{rows.length === 50 ? 'las últimas 50' : rows.length}</span>
      </summary>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Llegó ({countryName})</th>
              <th scope="col">Evento</th>
              <th scope="col">Por qué está aquí</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, what, why }) => (
              <tr key={id}>
                <td className={styles['moment']}>{at}</td>
                <td>{what}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

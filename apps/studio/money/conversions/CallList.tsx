import { countryName } from '@lupa/domain/marketNames.ts';
import { Table } from '../../core/report/Table.tsx';
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
      <Table label={title} headings={[`Llegó (${countryName})`, 'Evento', 'Por qué está aquí']} styles={styles}>
        <tbody>
          {rows.map(({ id, at, what, why }) => (
            <tr key={id}>
              <td className={styles['moment']}>{at}</td>
              <td>{what}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

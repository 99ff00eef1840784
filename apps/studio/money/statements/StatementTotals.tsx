import { formatCount, formatAmount } from '../../core/report/formatNumbers.ts';
import { kindLabels } from '../conversions/conversionLabels.ts';
import { Table } from '../../core/report/Table.tsx';
import styles from '../../core/report/panels.module.css';
import type { StatementTotal } from './storedStatements.ts';

export function StatementTotals({ totals }: { totals: StatementTotal[] }) {
  return (
    <Table
      label="Liquidación y llamadas"
      headings={['Evento', { number: 'En la liquidación' }, { number: 'Nos avisaron' }, { number: 'Diferencia' }]}
      styles={styles}
    >
      <tbody>
        {totals.map(({ kind, currency, told, amount, counted, ours, difference, differences }) => (
          <tr key={`${kind} ${currency}`}>
            <th scope="row">{kindLabels[kind as keyof typeof kindLabels]}</th>
            <td className={styles['number']}>{describe(told, amount, currency)}</td>
            <td className={styles['number']}>{describe(counted, ours, currency)}</td>
            <td className={styles['number']} data-tone={differences === 0 ? 'well' : 'error'}>
              {currency === null ? formatCount(told - counted) : formatAmount(difference, currency)}
              <small>{differences === 0 ? 'todo calza' : `${formatCount(differences)} por revisar`}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function describe(count: number, amount: string, currency: string | null) {
  return (
    <>
      {currency === null ? formatCount(count) : formatAmount(amount, currency)}
      {currency !== null && <small>{count === 1 ? '1 evento' : `${formatCount(count)} eventos`}</small>}
    </>
  );
}

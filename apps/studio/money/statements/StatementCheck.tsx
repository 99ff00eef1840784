import type { StatementLine, StatementMapping } from '@lupa/contracts/statement.ts';
import { readStatement, type StatementRow } from '@lupa/domain/postback/readStatement.ts';
import { Action } from '../../core/components/controls.tsx';
import { writeMonth } from '../../core/dates/days.ts';
import { formatCount, formatAmount } from '../../core/report/formatNumbers.ts';
import { kindLabels } from '../conversions/conversionLabels.ts';
import styles from '../../core/report/panels.module.css';
import type { StatementPreview } from './statementEndpoints.ts';
import { rowFaultLabels } from './statementLabels.ts';
import { StatementTotals } from './StatementTotals.tsx';

const shownFaults = 10;
const shownRows = 3;

type CheckProps = {
  lines: StatementLine[];
  mapping: StatementMapping;
  month: string;
  preview: StatementPreview | null;
  isBusy: boolean;
  onStore: () => void;
};

export function StatementCheck({ lines, mapping, month, preview, isBusy, onStore }: CheckProps) {
  const { rows, faults } = readStatement(lines, mapping);
  return (
    <>
      <div role="status">
        <p>
          Se leen {formatCount(rows.length)} filas
          {faults.length > 0 && `; ${faults.length === 1 ? '1 queda' : `${formatCount(faults.length)} quedan`} fuera`}.
          {rows.length > 0 && ' Así se leen las primeras:'}
        </p>
        <ul>
          {rows.slice(0, shownRows).map((row) => (
            <li key={row.line}>{describeRow(row)}</li>
          ))}
        </ul>
      </div>
      {faults.length > 0 && (
        <div className={styles['warning']}>
          <h4>Quedan fuera</h4>
          <ul>
            {faults.slice(0, shownFaults).map(({ line, fault }) => (
              <li key={line}>
                Fila {line}: {rowFaultLabels[fault]}.
              </li>
            ))}
          </ul>
          {faults.length > shownFaults && <p>Y {formatCount(faults.length - shownFaults)} más.</p>}
        </div>
      )}
      <div className={styles['actions']}>
        <Action isMinor={preview !== null} label="Comparar con las llamadas" type="submit" disabled={isBusy || rows.length === 0} />
      </div>
      {preview !== null && (
        <>
          <StatementTotals totals={preview.totals} />
          <p className={styles['lead']}>
            {preview.replaces
              ? `Ya hay una liquidación de ${writeMonth(month)} de este casino: esta la reemplaza.`
              : 'Todavía no se guarda nada.'}
          </p>
          <div className={styles['actions']}>
            <Action label={preview.replaces ? 'Reemplazar la liquidación' : 'Guardar la liquidación'} disabled={isBusy} onClick={onStore} />
          </div>
        </>
      )}
    </>
  );
}

function describeRow({ line, kind, eventId, clickId, amount, currency, at }: StatementRow): string {
  const parts = [
    kindLabels[kind],
    amount === null ? null : formatAmount(amount, currency),
    eventId === null ? null : `evento ${eventId}`,
    clickId === null ? null : `clic ${clickId}`,
    at === null ? null : at.toISOString().slice(0, 10),
  ];
  return `Fila ${line}: ${parts.filter(Boolean).join(', ')}.`;
}

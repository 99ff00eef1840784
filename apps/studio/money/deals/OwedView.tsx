import { Link } from '@payloadcms/ui';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AdminViewServerProps } from 'payload';
import { shiftMonth, writeMonth, formatLongDay } from '../../core/dates/days.ts';
import { formatCount, formatAmount } from '../../core/report/formatNumbers.ts';
import { slugs } from '../../core/slugs.ts';
import { Table } from '../../core/report/Table.tsx';
import { studioPage } from '../../core/components/StudioPage.tsx';
import styles from '../../core/report/panels.module.css';
import { loadOwed, type OwedRow, type OwedState } from './loadOwed.ts';

const title = 'Cobros';
const months = 12;

/** `/admin/cobros`: what programmes owe and have paid, month by month. */
export const OwedView = studioPage(title, renderOwed);

async function renderOwed({ initPageResult: { req } }: AdminViewServerProps) {
  const now = new Date();
  const rows = await loadOwed(req, shiftMonth(dayInMarket(now).slice(0, 7), 1 - months), now);
  return (
    <div className={styles['page']}>
      <div>
        <h1>{title}</h1>
        <p className={styles['lead']}>
          Lo que cada programa debe por mes, en su moneda: lo que dice la liquidación; sin ella, lo que avisó; sin avisos, lo que suma el
          trato. Menos lo que ya llegó.
        </p>
      </div>
      <div className={styles['actions']}>
        <Link href={`/admin/collections/${slugs.payments}/create`}>Anotar un pago</Link>
        <Link href={`/admin/collections/${slugs.payments}`}>Pagos recibidos</Link>
        <Link href={`/admin/collections/${slugs.deals}`}>Tratos</Link>
      </div>
      {rows.length === 0 ? (
        <p className={styles['lead']}>Todavía no hay avisos, liquidaciones ni pagos en los últimos {months} meses.</p>
      ) : (
        [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => <Month key={month} month={month} rows={ofMonth} />)
      )}
    </div>
  );
}

const amounts = ['Según el trato', 'Avisado', 'En la liquidación', 'Llegó'];
const headings = ['Casino', { number: 'Falta' }, 'Cómo está', ...amounts.map((number) => ({ number }))];

function Month({ month, rows }: { month: string; rows: OwedRow[] }) {
  const name = `month-${month}`;
  return (
    <section className={styles['exceptions']} aria-labelledby={name}>
      <h2 id={name}>{writeMonth(month)}</h2>
      <Table label={`Cobros de ${writeMonth(month)}`} headings={headings} styles={styles}>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.partnerSlug} ${row.currency}`} row={row} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Row({ row: { name, partner, currency, deposits, expected, called, stated, paid, left, state, dueOn } }: { row: OwedRow }) {
  return (
    <tr>
      <th scope="row">
        {partner === null ? name : <Link href={`/admin/collections/${slugs.partners}/${partner}/liquidaciones`}>{name}</Link>}
      </th>
      <td className={styles['number']} data-tone={state === 'overdue' ? 'error' : undefined}>
        {formatAmount(left, currency)}
      </td>
      <td className={styles['moment']}>{describeState(state, dueOn)}</td>
      <td className={styles['number']}>
        {formatAmount(expected, currency)}
        {deposits !== null && <small>{deposits === 1 ? '1 primer depósito' : `${formatCount(deposits)} primeros depósitos`}</small>}
      </td>
      {[called, stated, paid].map((amount, index) => (
        <td key={index} className={styles['number']}>
          {formatAmount(amount, currency)}
        </td>
      ))}
    </tr>
  );
}

function describeState(state: OwedState, dueOn: string): string {
  switch (state) {
    case 'running':
      return 'El mes no termina';
    case 'open':
      return `Vence el ${formatLongDay(dueOn)}`;
    case 'overdue':
      return `Vencido desde el ${formatLongDay(dueOn)}`;
    case 'carried':
      return 'Pasa al mes siguiente';
    case 'paid':
      return 'Pagado';
  }
}

import { Link } from '@payloadcms/ui';
import type { DocumentViewServerProps, Payload } from 'payload';
import { dayInMarket } from '@lupa/domain/market.ts';
import { shiftMonth, writeMonth } from '../../core/dates/days.ts';
import { formatCount, formatAmount } from '../../core/report/formatNumbers.ts';
import { slugs } from '../../core/slugs.ts';
import { PartnerTab } from '../../core/components/PartnerTab.tsx';
import { Table } from '../../core/report/Table.tsx';
import styles from '../../core/report/panels.module.css';
import { findSource } from '../conversions/storedSources.ts';
import { StatementForm } from './StatementForm.tsx';
import { statementPath } from './statementLabels.ts';
import { listStatements, loadStatementTotals, type Statement, type StatementTotal } from './storedStatements.ts';

export function StatementsTab(view: DocumentViewServerProps) {
  return (
    <PartnerTab
      view={view}
      title="Liquidaciones"
      lead="Lo que el programa dice que debe por un mes, al lado de lo que avisó con sus llamadas. Lo que no calza es lo que hay que reclamar."
    >
      {() => renderStatements(view)}
    </PartnerTab>
  );
}

async function renderStatements({ initPageResult: { docID, req } }: DocumentViewServerProps) {
  const partner = await req.payload.findByID({ collection: slugs.partners, id: Number(docID), depth: 0, select: { slug: true }, req });
  const { statements, mapping } = await listStatements(req.payload.db.pool, partner.slug);
  const source = await findSource(req.payload.db.pool, partner.slug);
  return (
    <>
      <StatementForm partner={partner.id} month={lastMonth()} known={mapping} programme={source.hasSecret ? source.mapping : null} />
      <StatementList statements={await withTotals(req.payload, statements)} />
    </>
  );
}

const lastMonth = (): string => shiftMonth(dayInMarket(new Date()).slice(0, 7), -1);

type Listed = Statement & { totals: StatementTotal[] };

async function withTotals({ db }: Payload, statements: Statement[]): Promise<Listed[]> {
  return Promise.all(statements.map(async (statement) => ({ ...statement, totals: await loadStatementTotals(db.pool, statement.id) })));
}

function StatementList({ statements }: { statements: Listed[] }) {
  if (statements.length === 0) return <p className={styles['lead']}>Todavía no hay liquidaciones de este casino.</p>;
  return (
    <section className={styles['panel']} aria-labelledby="statements-stored">
      <h3 id="statements-stored">Guardadas</h3>
      <Table
        label="Liquidaciones guardadas"
        headings={['Mes', { number: 'En la liquidación' }, { number: 'Diferencia' }, { number: 'Por revisar' }]}
        styles={styles}
      >
        <tbody>
          {statements.map(({ id, month, totals }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={statementPath(id)}>{writeMonth(month)}</Link>
              </th>
              <td className={styles['number']}>{joinMoney(totals, 'amount')}</td>
              <td className={styles['number']}>{joinMoney(totals, 'difference')}</td>
              <td className={styles['number']}>{formatCount(totals.reduce((sum, { differences }) => sum + differences, 0))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function joinMoney(totals: readonly StatementTotal[], name: 'amount' | 'difference'): string {
  const owed = totals.filter(({ kind, currency }) => kind === 'commission' && currency !== null);
  return owed.map((total) => formatAmount(total[name], total.currency)).join(' y ') || '–';
}

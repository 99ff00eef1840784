import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, Payload } from 'payload';
import { dayInChile } from '@lupa/domain/market.ts';
import { mayManageAffiliates } from '../access/roles.ts';
import { formatCount } from '../clicks/formatNumbers.ts';
import { slugs } from '../collections/slugs.ts';
import styles from '../conversions/conversions.module.css';
import { findSource } from '../conversions/storedSources.ts';
import { StatementForm } from './StatementForm.tsx';
import { formatAmount, formatMonth } from './statementLabels.ts';
import { statementPath } from './statementPaths.ts';
import { listStatements, loadStatementTotals, type Statement, type StatementTotal } from './storedStatements.ts';

/** Tab "Liquidaciones" of a casino. */
export async function StatementsTab({ initPageResult: { docID, req } }: DocumentViewServerProps) {
  const nav = <SetStepNav nav={[{ label: 'Casinos', url: `/admin/collections/${slugs.partners}` }, { label: 'Liquidaciones' }]} />;
  if (!mayManageAffiliates(req.user)) {
    return (
      <Gutter className={styles['page'] ?? ''}>
        {nav}
        <p>Esta página es para gestión de afiliados y administración. Si la necesitas, pide a administración que cambie tu rol.</p>
      </Gutter>
    );
  }
  const partner = await req.payload.findByID({ collection: slugs.partners, id: Number(docID), depth: 0, select: { slug: true }, req });
  const { statements, mapping } = await listStatements(req.payload.db.pool, partner.slug);
  const source = await findSource(req.payload.db.pool, partner.slug);
  return (
    <Gutter className={styles['page'] ?? ''}>
      {nav}
      <div>
        <h2 className={styles['title']}>Liquidaciones</h2>
        <p className={styles['lead']}>
          Lo que el programa dice que debe por un mes, al lado de lo que avisó con sus llamadas. Lo que no calza es lo que hay que reclamar.
        </p>
      </div>
      <StatementForm partner={partner.id} month={lastMonth()} known={mapping} repeatsIds={source.mapping.repeatsIds} />
      <StatementList statements={await withTotals(req.payload, statements)} />
    </Gutter>
  );
}

function lastMonth(): string {
  const [year = 0, month = 1] = dayInChile(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

type Listed = Statement & { totals: StatementTotal[] };

async function withTotals({ db }: Payload, statements: Statement[]): Promise<Listed[]> {
  return Promise.all(statements.map(async (statement) => ({ ...statement, totals: await loadStatementTotals(db.pool, statement.id) })));
}

function StatementList({ statements }: { statements: Listed[] }) {
  if (statements.length === 0) return <p className={styles['lead']}>Todavía no hay liquidaciones de este casino.</p>;
  return (
    <section className={styles['panel']} aria-labelledby="statements-stored">
      <h3 id="statements-stored">Guardadas</h3>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label="Liquidaciones guardadas">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Mes</th>
              <th scope="col" className={styles['number']}>
                En la liquidación
              </th>
              <th scope="col" className={styles['number']}>
                Diferencia
              </th>
              <th scope="col" className={styles['number']}>
                Por revisar
              </th>
            </tr>
          </thead>
          <tbody>
            {statements.map(({ id, month, totals }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={statementPath(id)}>{formatMonth(month)}</Link>
                </th>
                <td className={styles['number']}>{joinMoney(totals, 'amount')}</td>
                <td className={styles['number']}>{joinMoney(totals, 'difference')}</td>
                <td className={styles['number']}>{formatCount(totals.reduce((sum, { differences }) => sum + differences, 0))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Of commission: what else a statement lists is not owed. */
function joinMoney(totals: readonly StatementTotal[], name: 'amount' | 'difference'): string {
  const owed = totals.filter(({ kind, currency }) => kind === 'commission' && currency !== null);
  return owed.map((total) => formatAmount(total[name], total.currency)).join(' y ') || '–';
}

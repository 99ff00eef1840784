import { countryName } from '@lupa/domain/marketNames.ts';
import { Link } from '@payloadcms/ui';
import { dayInMarket } from '@lupa/domain/market.ts';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { writeMonth, formatSortableMoment } from '../../core/dates/days.ts';
import { formatCount, formatAmount } from '../../core/report/formatNumbers.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { Table } from '../../core/report/Table.tsx';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { kindLabels } from '../conversions/conversionLabels.ts';
import styles from '../../core/report/panels.module.css';
import { RemoveStatementButton } from './StatementForm.tsx';
import { stateLabels, differencesFile } from './statementLabels.ts';
import { StatementTotals } from './StatementTotals.tsx';
import { findStatement, listStates, loadStatementDifferences, loadStatementTotals, type StatementDifference } from './storedStatements.ts';

const shown = 200;

/** `/admin/liquidaciones/{id}`: what a statement and the calls do not agree on. */
export const StatementView = studioPage('Una liquidación', renderStatement, {
  parents: [{ label: 'Casinos', url: `/admin/collections/${slugs.partners}` }],
});

async function renderStatement({ initPageResult: { req }, params }: AdminViewServerProps) {
  const { pool } = req.payload.db;
  const statement = await findStatement(pool, String((params?.['segments'] as string[] | undefined)?.[1]));
  if (statement === null) notFound();
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    where: { slug: { equals: statement.partnerSlug } },
    select: { name: true },
    limit: 1,
    overrideAccess: false,
    ...plain(req),
  });
  const [partner] = docs;
  const totals = await loadStatementTotals(pool, statement.id);
  const differences = await loadStatementDifferences(pool, statement.id, shown);
  const count = totals.reduce((sum, total) => sum + total.differences, 0);
  return (
    <div className={styles['page']}>
      <div>
        <h1>
          {partner?.name ?? statement.partnerSlug}, {writeMonth(statement.month)}
        </h1>
        <p className={styles['lead']}>
          De «{statement.fileName}», guardada el {formatSortableMoment(statement.importedAt)}.{' '}
          {partner && <Link href={`/admin/collections/${slugs.partners}/${partner.id}/liquidaciones`}>Todas sus liquidaciones</Link>}
        </p>
      </div>
      <StatementTotals totals={totals} />
      {count === 0 ? (
        <p className={styles['secret']}>Todo calza: cada fila tiene su aviso, por el mismo monto, y no falta ninguno del mes.</p>
      ) : (
        <>
          <div className={styles['actions']}>
            <a href={differencesFile(statement.id)} download>
              Bajar las {formatCount(count)} diferencias en CSV
            </a>
          </div>
          {listStates(differences).map(([state, rows]) => (
            <Differences key={state} state={state} rows={rows} />
          ))}
          {count > shown && <p className={styles['lead']}>Y {formatCount(count - shown)} más, en el archivo.</p>}
        </>
      )}
      {partner && <RemoveStatementButton id={statement.id} partner={partner.id} month={writeMonth(statement.month)} />}
    </div>
  );
}

function Differences({ state, rows }: { state: StatementDifference['state']; rows: StatementDifference[] }) {
  const name = `state-${state}`;
  return (
    <section className={styles['exceptions']} aria-labelledby={name}>
      <h2 id={name}>
        {stateLabels[state]} <span className={styles['count']}>{formatCount(rows.length)}</span>
      </h2>
      <Table
        label={stateLabels[state]}
        headings={[`Fecha (${countryName})`, 'Evento', { number: 'En la liquidación' }, { number: 'Nos avisaron' }, 'Clic']}
        styles={styles}
      >
        <tbody>
          {rows.map(({ kind, eventId, clickId, line, amount, currency, ours, ourCurrency, at }) => (
            <tr key={`${kind} ${eventId} ${clickId} ${line}`}>
              <td className={styles['moment']}>{at === null ? '–' : dayInMarket(at)}</td>
              <td>
                {kindLabels[kind as keyof typeof kindLabels]}
                {eventId !== null && (
                  <>
                    {' '}
                    <code>{eventId}</code>
                  </>
                )}
                {line !== null && <small> fila {line}</small>}
              </td>
              <td className={styles['number']}>{formatAmount(amount, currency)}</td>
              <td className={styles['number']}>{formatAmount(ours, ourCurrency)}</td>
              <td className={styles['moment']}>
                {clickId === null ? '–' : <Link href={`/admin/clicks/${encodeURIComponent(clickId)}`}>{clickId}</Link>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

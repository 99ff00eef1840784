import type { Executor } from '@lupa/database/query.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { buildCsv } from '../../core/report/csv.ts';
import { kindLabels } from '../conversions/conversionLabels.ts';
import { stateLabels } from './statementLabels.ts';
import { loadStatementDifferences, type Statement } from './storedStatements.ts';

const mostRows = 100_000;

/** All that a statement and the calls do not agree on, for the programme. */
export async function buildDifferencesFile(database: Executor, statement: Statement): Promise<{ name: string; text: string }> {
  const head = [
    'Qué no calza',
    'Evento',
    'Número del evento',
    'Número del clic',
    'Fecha',
    'Fila',
    'Liquidación',
    'Moneda',
    'Avisado',
    'Moneda',
  ];
  const differences = await loadStatementDifferences(database, statement.id, mostRows);
  const rows = differences.map(({ state, kind, eventId, clickId, at, line, amount, currency, ours, ourCurrency }) => [
    stateLabels[state],
    kindLabels[kind as keyof typeof kindLabels],
    eventId,
    clickId,
    at === null ? null : dayInMarket(at),
    line,
    amount === null ? null : Number(amount),
    currency,
    ours === null ? null : Number(ours),
    ourCurrency,
  ]);
  return { name: `diferencias-${statement.partnerSlug}-${statement.month}.csv`, text: buildCsv([head, ...rows]) };
}

import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { decimalMark } from '@lupa/domain/currencies.ts';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { answerCsv, getEndpoint, noStore, postEndpoint, queryOf } from '../../core/api/answers.ts';
import { loadConversions, type ConversionReport } from './loadConversions.ts';
import type { Cell, CsvFile } from '../../core/report/csv.ts';
import type { Estimate } from '@lupa/domain/postback/estimates.ts';
import { dimensionLabels } from './conversionParameters.ts';

export function buildConversionFile({ parameters, rows }: ConversionReport): CsvFile {
  const head = [
    dimensionLabels[parameters.by],
    'Detalle',
    'Clave',
    'Clics de personas',
    'Registros',
    'Registros: % de los clics',
    'Registros: % mínimo (95 %)',
    'Registros: % máximo (95 %)',
    'Primeros depósitos',
    'Primeros depósitos: % de los clics',
    'Primeros depósitos: % mínimo (95 %)',
    'Primeros depósitos: % máximo (95 %)',
    'Depósitos',
    `Comisión (${market.currency})`,
    `Comisión por clic (${market.currency})`,
    'Comisiones sin tipo de cambio',
  ];
  const cells = rows.map((row): Cell[] => [
    row.name,
    row.detail,
    row.key,
    row.clicks,
    row.registrations,
    ...cellsOf(row.registrationRate),
    row.firstDeposits,
    ...cellsOf(row.firstDepositRate),
    row.deposits,
    Number(row.commission),
    row.earnings === null ? null : round(row.earnings.value),
    row.unrated,
  ]);
  return { name: `conversiones-por-${parameters.by}-${parameters.from}-${parameters.to}.csv`, rows: [head, ...cells] };
}

const round = (value: number) => Math.round(value * 100) / 100;
const cellsOf = (rate: Estimate | null): Cell[] =>
  rate === null ? [null, null, null] : [rate.value, rate.low, rate.high].map((share) => round(share * 100));

const rateQuery = defineQuery(
  'conversions.saveRate',
  `insert into conversions.rates (currency, day, pesos) values ($1, $2, $3) on conflict (currency, day) do update set pesos = excluded.pesos`,
);
const rate = z.object({
  currency: z.string().regex(/^[A-Z]{3,5}$/, 'Escribe la moneda con su código: USD.'),
  day: z.iso.date('Escribe el día: 2026-11-26.'),
  pesos: z.string().regex(/^\d{1,9}(\.\d{1,8})?$/, `Escribe cuánto vale una unidad en ${market.currency}: 951${decimalMark}32.`),
});

/** `GET /api/conversions/report` and `report.csv`, by the report's own query; `POST /api/conversions/rates`. For affiliate managers and keys. */
export const reportEndpoints: Endpoint[] = [
  getEndpoint('/conversions/report', mayManageAffiliates, async (req) => {
    const { parameters, rows, total, apart, unsigned } = await load(req);
    return Response.json({ ...parameters, rows, total, apart, unsigned }, noStore);
  }),
  getEndpoint('/conversions/report.csv', mayManageAffiliates, async (req) => answerCsv(buildConversionFile(await load(req)))),
  postEndpoint('/conversions/rates', mayManageAffiliates, rate, async (req, { currency, day, pesos }) => {
    await runQuery(req.payload.db.pool, rateQuery, [currency, day, pesos]);
    return {};
  }),
];

async function load(req: PayloadRequest): Promise<ConversionReport> {
  const report = await loadConversions(req.payload, queryOf(req));
  if (report.fault !== null) throw new APIError(report.fault, 400, null, true);
  return report;
}

import { market } from '@lupa/contracts/market.ts';
import { type Cell, type CsvFile } from '../../core/report/csv.ts';
import type { Estimate } from '@lupa/domain/postback/estimates.ts';
import { dimensionLabels } from './conversionParameters.ts';
import type { ConversionReport } from './loadConversions.ts';

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

import { formatLongDay } from '../../core/dates/days.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import { buildConversionUrl, dimensionLabels } from '../conversions/conversionParameters.ts';
import { formatCommission, formatRate } from '../conversions/conversionLabels.ts';
import type { ConversionReport, ConversionRow } from '../conversions/loadConversions.ts';
import { buildMail, type Mail } from '../../core/mail/buildMail.ts';

const shown = 10;

export function buildReportMail(report: ConversionReport, title: string, name: string, studioUrl: string): Mail {
  const { parameters, rows, total } = report;
  const period = `del ${formatLongDay(parameters.from)} al ${formatLongDay(parameters.to)}`;
  const rest = rows.length - shown;
  return buildMail(`${title}: ${formatCount(total.clicks)} clics, ${formatCommission(Number(total.commission))}`, [
    `Hola, ${name}:`,
    `Conversiones ${period}. Cada evento cuenta en el día de su clic; los últimos días todavía van a subir.`,
    { heading: 'Total' },
    { items: [describe(total)] },
    ...(rows.length === 0
      ? []
      : [
          { heading: `Por ${dimensionLabels[parameters.by].toLowerCase()}` },
          { items: rows.slice(0, shown).map((row) => `${[row.name, row.detail].filter(Boolean).join(', ')}. ${describe(row)}`) },
          ...(rest > 0 ? [`Y ${formatCount(rest)} más.`] : []),
        ]),
    { label: 'Ver el informe', url: `${studioUrl}${buildConversionUrl(parameters)}` },
    `Para que no llegue más, bórralo: ${studioUrl}/admin/collections/saved-reports`,
  ]);
}

function describe({ clicks, registrations, firstDeposits, firstDepositRate, commission, unrated }: ConversionRow): string {
  return [
    `${formatCount(clicks)} clics`,
    `${formatCount(registrations)} registros`,
    `${formatCount(firstDeposits)} primeros depósitos${firstDepositRate === null ? '' : `, ${formatRate(firstDepositRate)} de los clics`}`,
    `comisión ${formatCommission(Number(commission))}${unrated === 0 ? '' : `, sin ${formatCount(unrated)} por falta de tipo de cambio`}`,
  ].join('; ');
}

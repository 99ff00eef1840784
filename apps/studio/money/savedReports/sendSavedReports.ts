import { hourInMarket } from '@lupa/domain/market.ts';
import type { Payload, Where } from 'payload';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { loadConversions, type ConversionReport, type ConversionRow } from '../conversions/loadConversions.ts';
import { hasMail, sendMail } from '../../core/mail/sendMail.ts';
import { mailHour } from '../../core/mail/sendDigests.ts';
import type { SavedReport } from '../../payload-types.ts';
import { idOf } from '../../core/publish/sources.ts';
import { lastPeriod, reportRhythms, type ReportPeriod, buildConversionUrl, dimensionLabels } from '../conversions/conversionParameters.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import { formatCommission, formatRate } from '../conversions/conversionLabels.ts';
import { buildMail, type Mail } from '../../core/mail/buildMail.ts';

const shown = 10;

function buildReportMail(report: ConversionReport, title: string, name: string, studioUrl: string): Mail {
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

/**
 * Sends saved reports of the week or month that is over, from 08:00 in the market on. Asked each minute in every studio: whichever marks
 * the period in a report first sends it, and a mail that was marked is never sent again, also when the studio ended right after it.
 */
export async function sendSavedReports(payload: Payload, now: Date): Promise<void> {
  if (!hasMail(payload) || hourInMarket(now) < mailHour) return;
  for (const rhythm of reportRhythms) {
    const period = lastPeriod(rhythm, now);
    const due: Where = { and: [{ rhythm: { equals: rhythm } }, { sentFor: { less_than: period.dueOn } }] };
    const { docs } = await payload.find({ collection: slugs.savedReports, where: due, depth: 0, pagination: false });
    for (const report of docs) if (await claim(payload, report.id, due, period.dueOn)) await send(payload, report, period, now);
  }
}

async function claim({ db }: Payload, id: number, due: Where, sentFor: string): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, due] };
  return Boolean(await db.updateOne({ collection: slugs.savedReports, where, data: { sentFor }, options: { atomic: true } }));
}

async function send(payload: Payload, { title, by, filters, owner }: SavedReport, { from, to }: ReportPeriod, now: Date): Promise<void> {
  const user = await payload.findByID({ collection: slugs.users, id: idOf(owner) ?? 0, depth: 0, disableErrors: true });
  // Who has another role by now does not see these figures any more.
  if (!user || !mayManageAffiliates({ ...user, collection: slugs.users })) return;
  const given = { ...Object.fromEntries(new URLSearchParams(filters ?? '')), by, from, to };
  const report = await loadConversions(payload, given, now);
  await sendMail(payload, 'report', user, buildReportMail(report, title, user.name, payload.config.serverURL));
}

export const savedReportsJob: StudioJob = {
  slug: 'sendSavedReports',
  label: 'Enviar los informes guardados',
  queue: 'mail',
  href: `/admin/collections/${slugs.savedReports}`,
  run: (payload) => sendSavedReports(payload, new Date()),
};

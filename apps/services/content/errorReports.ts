import { randomBytes } from 'node:crypto';
import {
  type ErrorReport,
  errorReportSchema,
  errorReportStatusSchema,
  formatReportNumber,
  parseReportNetworks,
  parseReportNumber,
  reportNetworksHeader,
} from '@lupa/contracts/errorReport.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { Context } from 'hono';
import type { Queryable } from '../delivery/queryDocuments.ts';

/** Reports within an hour from one address, its neighbours and its provider: how many are as good as any, how many are kept. */
export const networkLimits = [
  { plain: 5, most: 20 },
  { plain: 50, most: 300 },
  { plain: 150, most: 1000 },
] as const;

const numberQuery = defineQuery('reports.numberOf', 'select number from reports.error_reports where form = $1');
const countQuery = defineQuery(
  'reports.countNetwork',
  `
  with past as (select network, hour from reports.networks where hour < $2 for update skip locked),
  forgotten as (delete from reports.networks where (network, hour) in (select network, hour from past))
  insert into reports.networks as known (network, hour, reports) values ($1, $2, 1)
  on conflict (network, hour) do update set reports = known.reports + 1
  returning reports`,
);
const insertQuery = defineQuery(
  'reports.insert',
  `
  insert into reports.error_reports (number, form, locale, path, page_title, fact, fact_label, message, suggestion, source, is_suspicious)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
);
const statusQuery = defineQuery(
  'reports.status',
  `
  select number, at, path, page_title as "pageTitle", fact_label as "factLabel", state, answer, correction, decided_at as "decidedAt"
  from reports.error_reports where number = $1`,
);

const maximumBytes = 32 * 1024;
const unkept = { 'Cache-Control': 'no-store' };

/** `POST /error-reports`: keeps a report and answers with its number. The same form again answers the same. */
export async function recordErrorReport(context: Context<ServiceVariables>, pool: Queryable, now: Date): Promise<Response> {
  const body = errorReportSchema.safeParse(await readJsonBody(context, { maximumBytes }));
  if (!body.success) throw new ProblemError(400, 'This is no report of an error');
  const networks = parseReportNetworks(context.req.header(reportNetworksHeader)) ?? [];
  const number = await insertReport(pool, body.data, networks, now).catch((cause: unknown) => {
    if (cause instanceof TooManyReportsError) {
      context
        .get('logger')
        .warn({ event: 'errorReports.flooded', page: body.data.path }, 'more reports of errors of a network than readers send are refused');
      context.header('Retry-After', String(cause.seconds));
      throw new ProblemError(429, 'Too many reports within the hour', { cause });
    }
    throw new ProblemError(503, 'Reports cannot be kept now', { cause });
  });
  return context.json({ number }, 201, unkept);
}

export async function getErrorReport(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  const number = parseReportNumber(context.req.param('number') ?? '');
  const { rows } = number === null ? { rows: [] } : await runQuery(pool, statusQuery, [number]);
  const [report] = rows;
  if (!report) throw new ProblemError(404, 'No such report');
  const { at, decidedAt } = report;
  const status = errorReportStatusSchema.parse({ ...report, at: at.toISOString(), decidedAt: decidedAt?.toISOString() ?? null });
  return context.json(status, 200, unkept);
}

class TooManyReportsError extends Error {
  override readonly name = 'TooManyReportsError';
  readonly seconds: number;
  constructor(seconds: number) {
    super('Too many reports of a network.');
    this.seconds = seconds;
  }
}

const tries = 3;

async function insertReport(pool: Queryable, report: ErrorReport, networks: readonly string[], now: Date): Promise<string> {
  const { form, locale, path, pageTitle, fact, factLabel, message, suggestion, source } = report;
  const known = await findNumber(pool, form);
  if (known !== null) return known;
  const isSuspicious = await countReport(pool, networks, now);
  for (let each = 0; each < tries; each++) {
    const number = formatReportNumber(randomBytes(8));
    const values = [number, form, locale, path, pageTitle, fact, factLabel, message, suggestion, source, isSuspicious] as const;
    const { rowCount } = await runQuery(pool, insertQuery, [...values]);
    if (rowCount > 0) return number;
    // Either the number is taken, or the form came twice at the same moment.
    const other = await findNumber(pool, form);
    if (other !== null) return other;
  }
  throw new Error('no free number was found');
}

const hourMilliseconds = 3_600_000;

/** Narrow to wide, so that what is refused of one network does not count against those around it. @throws TooManyReportsError */
async function countReport(pool: Queryable, networks: readonly string[], now: Date): Promise<boolean> {
  const sinceHour = now.getTime() % hourMilliseconds;
  const hour = new Date(now.getTime() - sinceHour);
  let isSuspicious = false;
  for (const [level, { plain, most }] of networkLimits.entries()) {
    const network = networks[level];
    if (network === undefined) return false;
    const [counted] = (await runQuery(pool, countQuery, [network, hour])).rows;
    if (!counted) continue;
    if (counted.reports > most) throw new TooManyReportsError(Math.ceil((hourMilliseconds - sinceHour) / 1000));
    isSuspicious ||= counted.reports > plain;
  }
  return isSuspicious;
}

async function findNumber(pool: Queryable, form: string): Promise<string | null> {
  return (await runQuery(pool, numberQuery, [form])).rows[0]?.number ?? null;
}

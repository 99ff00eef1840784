import { randomBytes } from 'node:crypto';
import {
  type ErrorReport,
  errorReportSchema,
  errorReportStatusSchema,
  formatReportNumber,
  parseReportNumber,
} from '@lupa/contracts/errorReport.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { Context } from 'hono';
import type { Queryable } from '../delivery/queryDocuments.ts';

/** What an hour may bring, from whomever: more of it is no work of readers. */
export const mostPerHour = { page: 30, site: 200 } as const;

const numberQuery = defineQuery('reports.numberOf', 'select number from reports.error_reports where form = $1');
const countQuery = defineQuery(
  'reports.countRecent',
  `
  select count(*)::int as all, count(*) filter (where path is not distinct from $1)::int as "ofPage"
  from reports.error_reports where at > now() - interval '1 hour'`,
  { notNull: ['all', 'ofPage'] },
);
const insertQuery = defineQuery(
  'reports.insert',
  `
  insert into reports.error_reports (number, form, locale, path, page_title, fact, fact_label, message, suggestion, source)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
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
export async function recordErrorReport(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  const body = errorReportSchema.safeParse(await readJsonBody(context, { maximumBytes }));
  if (!body.success) throw new ProblemError(400, 'This is no report of an error');
  const number = await insertReport(pool, body.data).catch((cause: unknown) => {
    if (cause instanceof TooManyReportsError) {
      context
        .get('logger')
        .warn({ event: 'errorReports.flooded', page: body.data.path }, 'more reports of errors than readers send are refused');
      throw new ProblemError(429, 'Too many reports within the hour', { cause });
    }
    throw new ProblemError(503, 'Reports cannot be kept now', { cause });
  });
  return context.json({ number }, 201, unkept);
}

/** `GET /error-reports/{number}`: what became of a report. */
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
}

const tries = 3;

async function insertReport(pool: Queryable, report: ErrorReport): Promise<string> {
  const { form, locale, path, pageTitle, fact, factLabel, message, suggestion, source } = report;
  const known = await findNumber(pool, form);
  if (known !== null) return known;
  const [recent] = (await runQuery(pool, countQuery, [path])).rows;
  if (recent && (recent.all >= mostPerHour.site || recent.ofPage >= mostPerHour.page)) throw new TooManyReportsError('Too many reports.');
  for (let each = 0; each < tries; each++) {
    const number = formatReportNumber(randomBytes(8));
    const values = [number, form, locale, path, pageTitle, fact, factLabel, message, suggestion, source] as const;
    const { rowCount } = await runQuery(pool, insertQuery, [...values]);
    if (rowCount > 0) return number;
    // Either the number is taken, or the form came twice at the same moment.
    const other = await findNumber(pool, form);
    if (other !== null) return other;
  }
  throw new Error('no free number was found');
}

async function findNumber(pool: Queryable, form: string): Promise<string | null> {
  return (await runQuery(pool, numberQuery, [form])).rows[0]?.number ?? null;
}

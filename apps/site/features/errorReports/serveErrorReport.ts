import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type ErrorReport, errorReportPaths, parseReportNumber, reportParameters } from '@lupa/contracts/errorReport.ts';
import { homePathOf, localeOfPath, type PageLocale, toContentLocale } from '@lupa/contracts/locale.ts';
import { networksOf } from '@lupa/server/networkOf.ts';
import { readAddress } from '@lupa/server/networkOf.ts';
import { readFormBody } from '@lupa/server/requestBody.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { createAddressBudget } from '../../server/addressBudget.ts';
import { isSameOrigin } from '../../server/sameOrigin.ts';
import type { SiteEnv } from '../../env.ts';
import { askerOf } from '../../server/askerOf.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { createStandaloneContext } from '../../page/standaloneContext.ts';
import { findReportedPage, type ReportedPage } from './findReportedPage.ts';
import { readForm, signForm } from './formToken.ts';
import { loadErrorReportPage } from './loadErrorReport.tsx';
import type { ReportNotice, ReportView } from './reportModel.ts';
import { emptyReport, findFaults, readPagePath, readTyped, reportFields, type ReportFaults, type TypedReport } from './readReport.ts';
import type { ReportClient } from './reportClient.ts';

export type ErrorReportDeps = {
  env: Pick<SiteEnv, 'SITE_URL' | 'PLACEMENT_SECRET' | 'TRUST_PROXY'>;
  renderer: SiteTools['renderer'];
  reports: ReportClient;
  /** Milliseconds since 1970. */
  now: () => number;
};

// In UTF-8 and percent-encoded, one letter takes up to nine bytes.
const maximumBytes = 48 * 1024;

/** Of one network. Phones of one mobile network share an address; numbers are not to be tried out. */
const window = 600_000;
const mostForms = 20;
const mostLookUps = 60;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cachePolicies.never,
  'X-Robots-Tag': 'noindex',
};

/** `wait`: seconds until it may be sent again. */
type Outcome = { status: 200 | 403 | 404 | 422 | 429 | 503; view: ReportView; wait?: number };

/** The form, what becomes of it, and the answer to a number. @throws as loadPage */
export function createErrorReportAnswers({ env, renderer, reports, now }: ErrorReportDeps) {
  const mayLookUp = createAddressBudget({ most: mostLookUps, window, now });
  const maySend = createAddressBudget({ most: mostForms, window, now });
  const origin = new URL(env.SITE_URL).origin;
  const addressOf = (context: SiteContext) => readAddress((context.env as HttpBindings).incoming, env.TRUST_PROXY);

  async function answer(context: SiteContext, { status, view, wait }: Outcome): Promise<Response> {
    const { requestId, deadline } = askerOf(context);
    const options = renderer.startRequest(requestId, deadline);
    const html = renderer.renderModel(await loadErrorReportPage(pathOf(context), view, options), options);
    return context.body(html, status, { ...headers, ...(wait !== undefined && { 'Retry-After': String(wait) }) });
  }

  function askAgain(
    typed: TypedReport,
    token: string,
    { faults = {}, notice = null, wait = null }: { faults?: ReportFaults; notice?: ReportNotice | null; wait?: number | null },
  ): ReportView {
    // A form that is still good goes on: whoever mends a field does not wait again.
    const isGood = readForm(token, now(), env.PLACEMENT_SECRET).kind !== 'refused';
    return { kind: 'form', typed, faults, notice, wait, token: isGood ? token : signForm(now(), env.PLACEMENT_SECRET) };
  }

  async function lookUp(context: SiteContext, typed: string): Promise<Outcome> {
    const view = { kind: 'status' as const, typed: typed.slice(0, 40), status: null };
    if (!mayLookUp(addressOf(context))) return { status: 429, view: { ...view, notice: 'flood' } };
    const number = parseReportNumber(typed);
    const status = number === null ? null : await reports.lookUp(number);
    if (status === 'failed') return { status: 503, view: { ...view, notice: 'failed' } };
    if (status === null) return { status: 404, view: { ...view, notice: 'unknown' } };
    return { status: 200, view: { ...view, status, notice: null } };
  }

  function refuse(
    context: SiteContext,
    token: string,
    trap: string,
  ): { status: Outcome['status']; notice: ReportNotice; wait?: number } | null {
    if (!isSameOrigin(context, origin)) return { status: 403, notice: 'refused' };
    if (!maySend(addressOf(context))) return { status: 429, notice: 'flood', wait: window / 1000 };
    const { kind } = readForm(token, now(), env.PLACEMENT_SECRET);
    if (kind === 'refused' || trap !== '') return { status: 422, notice: 'refused' };
    return kind === 'early' ? { status: 422, notice: 'early' } : null;
  }

  async function findPage(path: string, locale: PageLocale, context: SiteContext): Promise<ReportedPage | null> {
    const { requestId, deadline } = askerOf(context);
    const options = renderer.startRequest(requestId, deadline);
    return findReportedPage(path, await createStandaloneContext(locale, homePathOf(locale), options), options);
  }

  async function send(context: SiteContext): Promise<Outcome | { number: string }> {
    const form = await readFormBody(context, { maximumBytes });
    const value = (name: string) => form.get(name) ?? '';
    const [typed, token] = [readTyped(value), value(reportFields.token)];
    const refused = refuse(context, token, value(reportFields.trap));
    if (refused) return { ...refused, view: askAgain(typed, token, refused) };
    const path = readPagePath(typed.page, env.SITE_URL);
    const locale = localeOfPath(pathOf(context));
    const page = path === null ? null : await findPage(path, locale, context);
    const faults: ReportFaults = {
      ...findFaults(typed),
      ...(typed.page !== '' && page === null && { page: { kind: 'unknown' as const } }),
    };
    if (Object.keys(faults).length > 0) return { status: 422, view: askAgain(typed, token, { faults }) };
    const shown = readForm(token, now(), env.PLACEMENT_SECRET);
    if (shown.kind !== 'valid') return { status: 422, view: askAgain(typed, token, { notice: 'refused' }) };
    const sent = await reports.send(
      buildReport(shown.form, typed, page, locale),
      hashNetworks(addressOf(context), now(), env.PLACEMENT_SECRET),
    );
    if (sent.kind === 'kept') return { number: sent.number };
    if (sent.kind === 'failed') return { status: 503, view: askAgain(typed, token, { notice: 'failed' }) };
    return { status: 429, wait: sent.seconds, view: askAgain(typed, token, { notice: 'flood', wait: sent.seconds }) };
  }

  return {
    show: async (context: SiteContext): Promise<Response> => {
      const [path, query] = targetOf(context);
      const canonical = errorReportPaths[localeOfPath(path)];
      if (path !== canonical) {
        const Location = query === undefined ? canonical : `${canonical}?${query}`;
        return context.body(null, 301, { Location, 'Cache-Control': cachePolicies.canonicalRedirect });
      }
      const number = context.req.query(reportParameters.number);
      if (number !== undefined && number.trim() !== '') return answer(context, await lookUp(context, number));
      const typed = { ...emptyReport, ...pick(readTyped((name) => context.req.query(name) ?? '')) };
      return answer(context, { status: 200, view: askAgain(typed, '', {}) });
    },
    take: async (context: SiteContext): Promise<Response> => {
      const outcome = await send(context);
      if ('view' in outcome) return answer(context, outcome);
      // What is loaded again is the state, never the form.
      const Location = `${pathOf(context)}?${reportParameters.number}=${outcome.number}`;
      return context.body(null, 303, { Location, 'Cache-Control': cachePolicies.never });
    },
  };
}

/** The networks of an address, narrow to wide: alike for all sites with this secret, and others each day. `now` in milliseconds since 1970. */
export function hashNetworks(address: string, now: number, secret: string): string[] {
  const day = new Date(now).toISOString().slice(0, 10);
  const hash = (network: string, level: number) =>
    createHmac('sha256', secret).update(`error report ${day} ${level} ${network}`).digest('base64url').slice(0, 22);
  return networksOf(address).map(hash);
}

const pick = ({ page, fact }: TypedReport) => ({ page, fact });

function buildReport(form: string, typed: TypedReport, page: ReportedPage | null, locale: PageLocale): ErrorReport {
  const fact = page?.facts.find(({ id }) => id === typed.fact);
  return {
    form,
    locale: toContentLocale(locale),
    path: page?.path ?? null,
    pageTitle: page?.title.slice(0, 300) ?? null,
    fact: fact?.id ?? null,
    factLabel: fact?.label ?? null,
    message: typed.message,
    suggestion: typed.suggestion || null,
    source: typed.source || null,
  };
}

/** As it was asked for: what Hono sees has lost its last slash. */
function targetOf(context: SiteContext): [path: string, query: string | undefined] {
  const [path = '', query] = ((context.env as HttpBindings).incoming.url ?? '').split('?', 2);
  return [path, query];
}
const pathOf = (context: SiteContext): string => errorReportPaths[localeOfPath(targetOf(context)[0])];

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { maximumSlugLength } from '@lupa/contracts/slug.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { setRoute } from '@lupa/server/traceRequests.ts';
import { readCanonicalUrl } from '../page/canonicalUrl.ts';
import type { Miss } from '../page/siteRedirects.ts';
import { askerOf } from './askerOf.ts';
import { cachePolicies } from './cache/cachePolicies.ts';
import type { PageOutcome } from './cache/pageCache.ts';
import { keyIn } from './cache/pageKey.ts';
import { answerPage, timeLeftOf } from './pageAnswer.ts';
import { notFoundKeyFor, publicMessageOf } from './pageRenderer.ts';
import type { FeatureLife, SiteContext, SiteTools } from './siteFeature.ts';
import { speculationRulesHeader } from './siteFiles.ts';

type Deps = Pick<SiteTools, 'pages' | 'renderer' | 'territories' | 'clock'> & Required<Pick<FeatureLife, 'onRedirect'>>;

const html = 'text/html; charset=utf-8';
const retrySeconds = '10';
export const pageRoute = '/*';

// Addresses of files, wanted by robots and old pages: not pages with a slash missing.
const fileEnding =
  /\.(?:avif|bak|css|env|gif|gz|ico|jpe?g|js|json|map|mjs|pdf|png|sql|svg|txt|webmanifest|webp|woff2?|xml|zip|(?<page>aspx?|cfm|cgi|html?|jsp|php))$/i;

export function createPageAnswers({ pages, renderer, territories, clock, onRedirect }: Deps) {
  const incomingOf = (context: SiteContext) => (context.env as HttpBindings).incoming;

  async function servePage(context: SiteContext): Promise<Response> {
    const { requestId, deadline } = askerOf(context);
    // The target as it came: what Hono sees has been normalised already.
    const target = incomingOf(context).url ?? '/';
    const count = ({ redirects = [] }: Pick<Miss, 'redirects'>) => onRedirect(incomingOf(context), redirects);
    const url = readCanonicalUrl(target);
    if (url.kind === 'malformed') return serveUnreadable(context);
    const territory = territories.of(incomingOf(context).headers);
    const serveMissing = async (status: 404 | 410) => {
      const notFound = await pages.load(keyIn(territory, notFoundKeyFor(url.path, status)), requestId, deadline);
      return notFound.kind === 'page' ? sendOutcome(context, notFound) : context.notFound();
    };
    try {
      if (url.kind === 'moved') {
        const [before = '', query = ''] = target.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
        const moved = await renderer.findRedirect({ path: url.path, query }, requestId, deadline);
        count(moved);
        if (moved.kind === 'redirect') return redirect(context, moved, { search: url.location.slice(url.path.length), ...url });
        if (moved.kind === 'gone') return await serveMissing(410);
        const file = fileEnding.exec(before);
        if (file === null) return context.body(null, 301, { Location: url.location, 'Cache-Control': cachePolicies.canonicalRedirect });
        const isForPeople = file.groups?.['page'] !== undefined || context.req.header('accept')?.includes('text/html');
        return isForPeople ? await serveMissing(404) : problemAnswer(context, 404, 'There is no such file');
      }
      // No page has an address as long, and the content service refuses to look for it.
      const isTooLong = decodeURIComponent(url.path).length > maximumSlugLength;
      const outcome = isTooLong ? { kind: 'missing' as const } : await pages.load(keyIn(territory, url.key), requestId, deadline);
      if (outcome.kind === 'page') return await sendOutcome(context, outcome);
      count(outcome);
      if (outcome.kind === 'redirect') return redirect(context, outcome, { search: target.slice(url.path.length), ...url });
      if (outcome.kind === 'trimmed') return redirectToTrimmed(context, url, outcome.query);
      return await serveMissing(outcome.kind === 'gone' ? 410 : 404);
    } catch (error) {
      return serveFailure(context, error, url.path);
    }
  }

  async function serveUnreadable(context: SiteContext): Promise<Response> {
    if (!context.req.header('accept')?.includes('text/html')) return problemAnswer(context, 400, 'This address cannot be read');
    const body = await renderer.renderError('/', 400, context.get('requestId'), askerOf(context).deadline);
    return context.body(body, 400, { 'Content-Type': html, 'Cache-Control': cachePolicies.never });
  }

  async function serveFailure(context: SiteContext, error: unknown, path: string): Promise<Response> {
    const status = error instanceof ServiceUnavailableError ? 503 : 500;
    context.get('logger').error({ event: 'page.failed', err: error, page: path, status }, 'a page cannot be shown');
    const detail = status === 500 ? publicMessageOf(error) : undefined;
    const body = await renderer.renderError(path, status, context.get('requestId'), askerOf(context).deadline, detail);
    return context.body(body, status, {
      'Content-Type': html,
      'Cache-Control': cachePolicies.never,
      [speculationRulesHeader[0]]: speculationRulesHeader[1],
      ...(status === 503 && { 'Retry-After': retrySeconds }),
    });
  }

  async function sendOutcome(context: SiteContext, { page, freshUntil, state }: Extract<PageOutcome, { kind: 'page' }>): Promise<Response> {
    const acceptEncoding = context.req.header('accept-encoding');
    const request = { method: context.req.method, acceptEncoding, ifNoneMatch: context.req.header('if-none-match') };
    const answer = answerPage(page, request, timeLeftOf(page, freshUntil, clock), state);
    // Straight to the connection, as a hit: a `Response` would copy the headers and make a stream of the body.
    const { outgoing } = context.env as HttpBindings;
    // Before the span of the request ends with the answer.
    setRoute(context.req.method, pageRoute, { 'lupa.page.state': state });
    outgoing.writeHead(answer.status, [...answer.headers, 'X-Request-Id', context.get('requestId')]);
    if (answer.body === null) outgoing.end();
    else outgoing.end(answer.body);
    return new Response(null, { status: answer.status, headers: RESPONSE_ALREADY_SENT.headers });
  }

  return { servePage, serveUnreadable, serveFailure };
}

type Came = { search: string; campaign: string };

/** A target with a query of its own takes of the visitor's only where it comes from. */
function redirect(context: SiteContext, { to, status, isOfQuery }: Extract<Miss, { kind: 'redirect' }>, came: Came): Response {
  const [before = '', anchor = ''] = to.split(/(?=#)/);
  const isPlain = !isOfQuery && !before.includes('?');
  const more = isPlain ? came.search.slice(1) : came.campaign;
  const isOwn = to.startsWith('/') && more !== '';
  const Location = isOwn ? `${before}${before.includes('?') ? '&' : '?'}${more}${anchor}` : to;
  return context.body(null, status, { Location, 'Cache-Control': cachePolicies.contentRedirect });
}

function redirectToTrimmed(context: SiteContext, { path, campaign }: { path: string; campaign: string }, query: string): Response {
  const search = [query, campaign].filter(Boolean).join('&');
  const Location = search === '' ? path : `${path}?${search}`;
  return context.body(null, 302, { Location, 'Cache-Control': cachePolicies.contentRedirect });
}

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { maximumSlugLength } from '@lupa/contracts/slug.ts';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { setRoute } from '@lupa/server/traceRequests.ts';
import { readCanonicalUrl } from '../page/canonicalUrl.ts';
import type { Miss } from '../page/siteRedirects.ts';
import { askerOf } from './askerOf.ts';
import { cachePolicies } from './cache/cachePolicies.ts';
import type { PageOutcome } from './cache/pageCache.ts';
import { keyIn } from './cache/pageKey.ts';
import { answerPage, prepareCoding, timeLeftOf } from './pageAnswer.ts';
import { notFoundKeyFor, publicMessageOf } from './pageRenderer.ts';
import type { FeatureLife, SiteContext, SiteTools } from './siteFeature.ts';
import { speculationRulesHeader } from './siteFiles.ts';

type Deps = Pick<SiteTools, 'pages' | 'renderer' | 'territories' | 'clock'> & Required<Pick<FeatureLife, 'onRedirect'>>;

const html = 'text/html; charset=utf-8';
const retrySeconds = '10';
export const pageRoute = '/*';

// Addresses of files, wanted by robots and old pages: not pages with a slash missing.
const fileEnding =
  /\.(?:avif|bak|cgi|css|env|gif|gz|html?|ico|jpe?g|js|json|map|mjs|php|png|sql|svg|txt|webmanifest|webp|woff2?|xml|zip)$/i;

export function createPageAnswers({ pages, renderer, territories, clock, onRedirect }: Deps) {
  const incomingOf = (context: SiteContext) => (context.env as HttpBindings).incoming;

  async function servePage(context: SiteContext): Promise<Response> {
    const { requestId, deadline } = askerOf(context);
    // The target as it came: what Hono sees has been normalised already.
    const target = incomingOf(context).url ?? '/';
    const count = ({ redirects = [] }: Pick<Miss, 'redirects'>) => onRedirect(incomingOf(context), redirects);
    const url = readCanonicalUrl(target);
    if (url.kind === 'malformed') return serveUnreadable(context);
    if (fileEnding.test(target.split('?', 1)[0] ?? '')) return problemAnswer(context, 404, 'There is no such file');
    if (url.kind === 'moved') {
      const moved = await renderer.findRedirect(url.path, requestId, deadline);
      if (moved.kind === 'redirect') {
        count(moved);
        return redirect(context, moved, url.location.slice(url.path.length));
      }
      return context.body(null, 301, { Location: url.location, 'Cache-Control': cachePolicies.canonicalRedirect });
    }
    const territory = territories.of(incomingOf(context).headers);
    try {
      // No page has an address as long, and the content service refuses to look for it.
      const isTooLong = decodeURIComponent(url.path).length > maximumSlugLength;
      const outcome = isTooLong ? { kind: 'missing' as const } : await pages.load(keyIn(territory, url.key), requestId, deadline);
      if (outcome.kind === 'page') return await sendOutcome(context, outcome);
      count(outcome);
      if (outcome.kind === 'redirect') return redirect(context, outcome, target.slice(url.path.length));
      if (outcome.kind === 'trimmed') return redirectToTrimmed(context, url, outcome.query);
      const status = outcome.kind === 'gone' ? 410 : 404;
      const notFound = await pages.load(keyIn(territory, notFoundKeyFor(url.path, status)), requestId, deadline);
      if (notFound.kind === 'page') return await sendOutcome(context, notFound);
      return context.notFound();
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
    prepareCoding(page, chooseCoding(acceptEncoding));
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

function redirect(context: SiteContext, { to, status }: Extract<Miss, { kind: 'redirect' }>, search: string): Response {
  const isOwn = to.startsWith('/') && !/[?#]/.test(to);
  return context.body(null, status, { Location: isOwn ? to + search : to, 'Cache-Control': cachePolicies.contentRedirect });
}

function redirectToTrimmed(context: SiteContext, { path, campaign }: { path: string; campaign: string }, query: string): Response {
  const search = [query, campaign].filter(Boolean).join('&');
  const Location = search === '' ? path : `${path}?${search}`;
  return context.body(null, 302, { Location, 'Cache-Control': cachePolicies.contentRedirect });
}

import type { HttpBindings } from '@hono/node-server';
import { defaultPageLocale, localeOfPath, pageLocales } from '@lupa/contracts/locale.ts';
import { maximumQuestionLength } from '@lupa/contracts/search.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import { readOneOf } from '@lupa/server/parameters.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { buildPageBody, compressQuick } from '../../server/cache/pageBody.ts';
import { askerOf } from '../../server/askerOf.ts';
import type { PageRenderer } from '../../server/pageRenderer.ts';
import { cleanQuestion, questionParameter, searchPaths } from './searchPaths.ts';

type SiteContext = Context<ServiceVariables>;
type SearchDeps = { renderer: Pick<PageRenderer, 'renderSearch' | 'renderSearchResults'> };

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  // What somebody asks is nobody's business: neither a cache nor a search engine keeps it.
  'Cache-Control': cachePolicies.search,
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

/** `GET /buscar/?q=`: the page of results. @throws as PageRenderer.renderSearch */
export async function serveSearch(context: SiteContext, { renderer }: SearchDeps): Promise<Response> {
  const { requestId, deadline } = askerOf(context);
  // As it was asked for: what Hono sees has lost its last slash.
  const [path = '', query] = ((context.env as HttpBindings).incoming.url ?? '').split('?', 2);
  const canonical = searchPaths[localeOfPath(path)];
  if (path !== canonical) {
    const location = query === undefined ? canonical : `${canonical}?${query}`;
    return context.body(null, 301, { Location: location, 'Cache-Control': cachePolicies.canonicalRedirect });
  }
  return sendHtml(context, await renderer.renderSearch(canonical, readQuestion(context), requestId, deadline));
}

/** `GET /api/search?q=&locale=`: the results alone. @throws ParameterError */
export async function serveSearchResults(context: SiteContext, { renderer }: SearchDeps): Promise<Response> {
  const locale = readOneOf(context, 'locale', pageLocales, defaultPageLocale);
  return sendHtml(context, await renderer.renderSearchResults(locale, readQuestion(context), askerOf(context)));
}

function sendHtml(context: SiteContext, html: Buffer | string): Response {
  const body = buildPageBody(html);
  const coding = chooseCoding(context.req.header('accept-encoding'));
  const sent = coding === 'identity' ? body.codings.identity : compressQuick(body, coding);
  return context.body(new Uint8Array(sent), 200, { ...headers, ...(coding !== 'identity' && { 'Content-Encoding': coding }) });
}

/** Whatever was typed or pasted is a question: too long a one is cut, control characters are spaces. */
function readQuestion(context: SiteContext): string {
  const asked = context.req.query(questionParameter) ?? '';
  return cleanQuestion(asked.replaceAll(/\p{Cc}/gu, ' ').toWellFormed())
    .slice(0, maximumQuestionLength)
    .trim();
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { cachePolicies, pageCacheControl, type SharedPolicy } from './cache/cachePolicies.ts';
import { type Edge, lifeHeader, noEdge, tagHeader } from './cache/edge.ts';
import { chooseCoding, type ContentCoding } from '@lupa/server/chooseCoding.ts';
import { codingOf, type PageBody } from './cache/pageBody.ts';

/** A finished page: what a hit sends. The header lists are flat (name, value, …) as `writeHead` takes them. */
export type FinishedPage = {
  status: 200 | 404 | 410;
  body: PageBody;
  cacheControl: string;
  /** Seconds that a shared cache may keep it. */
  sharedSeconds: number;
  /** What a CDN that is purged may do, and until when, in milliseconds since 1970. */
  edge: Edge;
  holdsUntil: number;
  commonHeaders: string[];
  /** The whole headers of `br`, as long as it is the body's. */
  ready: { br: Buffer; headers: string[] };
};

export type PageHeaders = (html: string | Buffer) => [string, string][];

export type FinishOptions = {
  status: 200 | 404 | 410;
  body: PageBody;
  html: string | Buffer;
  tags: Iterable<string>;
  policy: SharedPolicy;
  pageHeaders: PageHeaders;
  varyOn?: string[];
  edge?: Edge;
  edgeTags?: Iterable<string>;
  holdsUntil?: number;
};

/** nginx reads a whole answer's headers into 4 KB by default, and a Varnish takes 8 KB for one. */
const maximumTagHeader = { withoutCdn: 2048, withCdn: 6144 };

export function finishPage(options: FinishOptions): FinishedPage {
  const { status, body, html, tags, policy, pageHeaders, varyOn = [], edge: given = noEdge, edgeTags = [], holdsUntil = 0 } = options;
  const { cdn } = given;
  const [tagName, cacheTag] = tagHeader(given, cdn === undefined ? tags : new Set([...tags, ...edgeTags]));
  // Tags that do not fit would be lost on a CDN: then it may keep the page for a moment only.
  const hasTags = cacheTag.length <= maximumTagHeader[cdn === undefined ? 'withoutCdn' : 'withCdn'];
  const edge = { cdn, seconds: hasTags ? given.seconds : 0 };
  const shared = hasTags ? policy : { ...policy, fresh: Math.min(policy.fresh, cachePolicies.miss.shared.fresh) };
  const cacheControl = pageCacheControl(shared);
  const common = [
    ...freshnessHeaders(cacheControl, 'hit', lifeHeader(edge, edge.seconds)),
    'ETag',
    body.etag,
    'Vary',
    ['Accept-Encoding', ...varyOn].join(', '),
    ...(hasTags && cacheTag !== '' ? [tagName, cacheTag] : []),
    ...pageHeaders(html).flat().map(toOneByte),
  ];
  const ready = { br: body.br, headers: headersFor('br', body.br, common) };
  return { status, body, cacheControl, sharedSeconds: shared.fresh, edge, holdsUntil, commonHeaders: common, ready };
}

/** What is cut out of HTML has two bytes a character as that has, makes Node write all headers so, and keeps the whole HTML in memory. */
const toOneByte = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

function headersOf(page: FinishedPage, coding: ContentCoding, body: Buffer): string[] {
  if (coding !== 'br') return headersFor(coding, body, page.commonHeaders);
  if (page.ready.br !== body) page.ready = { br: body, headers: headersFor('br', body, page.commonHeaders) };
  return page.ready.headers;
}

export type CacheState = 'hit' | 'stale' | 'miss';
export type PageRequest = { method: string | undefined; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
export type PageAnswer = { status: number; headers: string[]; body: Buffer | null };

/** Seconds that a page may still be shown without a change, by the site and by a CDN that is told of changes: none while those of the last moment are not known. */
export type TimeLeft = { site: number; edge: number };

export function timeLeftOf({ edge, holdsUntil }: FinishedPage, freshUntil: number, { feed, now }: CacheClock): TimeLeft {
  const moment = now();
  const isKept = edge.seconds > 0 && feed.isCurrent(moment);
  return { site: (freshUntil - moment) / 1000, edge: isKept ? (holdsUntil - moment) / 1000 : 0 };
}

export function answerPage(page: FinishedPage, request: PageRequest, left: TimeLeft, state: CacheState): PageAnswer {
  const isKnown = page.status === 200 && request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, page.body.etag);
  const coding = chooseCoding(request.acceptEncoding);
  const body = isKnown ? null : codingOf(page.body, coding);
  const prepared = body === null ? page.commonHeaders : headersOf(page, coding, body);
  // The lists that are ready are those of a hit that may be kept for as long as any: nearly every answer.
  const isUsual = state === 'hit' && left.site >= page.sharedSeconds && left.edge >= page.edge.seconds;
  const headers = isUsual ? prepared : withFreshness(prepared, page, left, state);
  if (isKnown) return { status: 304, headers, body };
  return { status: page.status, headers, body: request.method === 'HEAD' ? null : body };
}

function withFreshness(
  headers: string[],
  { cacheControl, sharedSeconds, edge }: FinishedPage,
  left: TimeLeft,
  state: CacheState,
): string[] {
  const shared = Math.max(0, Math.min(sharedSeconds, Math.floor(left.site)));
  const life = state === 'stale' ? [] : lifeHeader(edge, left.edge);
  const usualLength = freshnessHeaders(cacheControl, state, lifeHeader(edge, edge.seconds)).length;
  return [...freshnessHeaders(cacheControl.replace(/s-maxage=\d+/, `s-maxage=${shared}`), state, life), ...headers.slice(usualLength)];
}

function freshnessHeaders(cacheControl: string, state: CacheState, life: string[]): string[] {
  return ['Cache-Control', cacheControl, 'X-Cache', state, ...life];
}

/** Sends a page straight from the listener. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage, left: TimeLeft): void {
  const { headers } = request;
  const answer = answerPage(
    page,
    { method: request.method, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] },
    left,
    'hit',
  );
  response.writeHead(answer.status, answer.headers);
  if (answer.body === null) response.end();
  else response.end(answer.body);
}

function headersFor(coding: ContentCoding, body: Buffer, common: string[]): string[] {
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
  return [...common, 'Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.byteLength), ...encoding];
}

/** RFC 9110 section 13.1.2: weak comparison, a list, or `*`. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}

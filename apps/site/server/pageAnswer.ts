import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachePolicies, pageCacheControl, type SharedPolicy } from './cachePolicies.ts';
import { chooseCoding, type ContentCoding, type PageBody } from './pageBody.ts';

/** A finished page: what a hit sends. The header lists are flat (name, value, …) as `writeHead` takes them. */
export type FinishedPage = {
  status: 200 | 404;
  body: PageBody;
  cacheControl: string;
  /** Seconds that a shared cache may keep it. */
  sharedSeconds: number;
  headers: Record<ContentCoding, string[]>;
  notModifiedHeaders: string[];
  /** 0: sent with the quick compression; then the best one is made, once. */
  hits: number;
};

export type FinishOptions = { status: 200 | 404; body: PageBody; tags: Iterable<string>; policy: SharedPolicy; securityHeaders: [string, string][] };

/** nginx reads a whole answer's headers into 4 KB by default. */
const maximumTagHeader = 2048;

export function finishPage({ status, body, tags, policy, securityHeaders }: FinishOptions): FinishedPage {
  const cacheTag = [...tags].map(encodeURI).join(',');
  // Tags that do not fit would be lost on a CDN: then it may keep the page for a moment only.
  const hasTags = cacheTag.length <= maximumTagHeader;
  const shared = hasTags ? policy : { ...policy, fresh: Math.min(policy.fresh, cachePolicies.miss.shared.fresh) };
  const cacheControl = pageCacheControl(shared);
  const common = ['ETag', body.etag, 'Vary', 'Accept-Encoding', ...(hasTags && cacheTag !== '' ? ['Cache-Tag', cacheTag] : []), ...securityHeaders.flat()];
  const page = { status, body, cacheControl, sharedSeconds: shared.fresh, notModifiedHeaders: common, hits: 0 };
  return { ...page, headers: { br: headersFor('br', body, common), gzip: headersFor('gzip', body, common), identity: headersFor('identity', body, common) } };
}

/** Puts a better brotli body in the place of the quick one. */
export function replaceBrotli(page: FinishedPage, br: Buffer): void {
  page.body.codings.br = br;
  page.headers.br = headersFor('br', page.body, page.notModifiedHeaders);
}

export type PageRequest = { method: string | undefined; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
export type PageAnswer = { status: number; headers: string[]; body: Buffer | null };

/** What this request gets of a page. `secondsLeft` is how long the page may still be shown. */
export function answerPage(page: FinishedPage, request: PageRequest, secondsLeft: number): PageAnswer {
  const cacheControl = secondsLeft < page.sharedSeconds ? page.cacheControl.replace(/s-maxage=\d+/, `s-maxage=${Math.max(0, Math.floor(secondsLeft))}`) : page.cacheControl;
  if (page.status === 200 && request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, page.body.etag)) {
    return { status: 304, headers: ['Cache-Control', cacheControl, ...page.notModifiedHeaders], body: null };
  }
  const coding = chooseCoding(request.acceptEncoding);
  return {
    status: page.status,
    headers: ['Cache-Control', cacheControl, ...page.headers[coding]],
    body: request.method === 'HEAD' ? null : page.body.codings[coding],
  };
}

/** Sends a page straight from the listener. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage, secondsLeft: number): void {
  const { headers } = request;
  const answer = answerPage(
    page,
    { method: request.method, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] },
    secondsLeft,
  );
  response.writeHead(answer.status, answer.headers);
  if (answer.body === null) response.end();
  else response.end(answer.body);
}

function headersFor(coding: ContentCoding, body: PageBody, common: string[]): string[] {
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
  return ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.codings[coding].byteLength), ...encoding, ...common];
}

/** RFC 9110 section 13.1.2: weak comparison, a list, or `*`. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}

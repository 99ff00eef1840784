import { type CallName, calls } from '@lupa/contracts/calls.ts';
import { isObject, markNumericKeys } from '@lupa/contracts/plainValues.ts';
import { fetchDirectly, RedirectRefusedError, tracedCall } from '@lupa/server/fetchDirectly.ts';
import { readBounded, TooLargeError } from '@lupa/server/readBounded.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import type { Timers } from './deadline.ts';

export type JsonRequest = {
  call: CallName;
  url: string;
  headers: Record<string, string>;
  /** Milliseconds for the whole answer. */
  deadline: number;
  timers: Timers;
  maximumBytes: number;
  /** Of the answer that is kept: the same one is not sent again (RFC 9110, If-None-Match). */
  etag?: string | undefined;
  /** An instance manipulation that is understood (RFC 3229, A-IM): instead of the answer, how it differs from that one. */
  manipulation?: string | undefined;
};

/**
 * `json` is undefined for a 404 and for an answer that `isUnchanged`; where it `isDifference`, it says how the answer differs from the one that is kept. `maxAge` is in seconds, as `Cache-Control` says; null when it says nothing. `mustEnd`: after that it must
 * not be shown any more (RFC 9111, must-revalidate), because another answer holds from then on.
 */
export type JsonAnswer = {
  json: unknown;
  isUnchanged: boolean;
  isDifference: boolean;
  etag: string | undefined;
  bytes: number;
  maxAge: number | null;
  mustEnd: boolean;
};

const problemNames = [
  'error',
  'errors',
  'message',
  'status',
  'statusCode',
  'code',
  'success',
  'data',
  'detail',
  'title',
  'type',
  'path',
  'timestamp',
];

/** A 404 of a service that answers 200 to everything: `{error: 'not found'}`, `{data: null, error: {status: 404}}`. */
function saysNotFound(json: unknown): boolean {
  if (!isObject(json) || !Object.keys(json).every((name) => problemNames.includes(name))) return false;
  const { data, ...problem } = json;
  const isEmpty = (data ?? null) === null || (Array.isArray(data) && data.length === 0);
  return isEmpty && /\b404\b|\bnot[ _-]?found|no encontrad[oa]/i.test(JSON.stringify(problem));
}

const gatewayStatuses = new Set([502, 503, 504]);

/** GETs JSON within a deadline, which travels along, and a size. Redirects are refused. @throws ServiceUnavailableError */
export function fetchJson(request: JsonRequest): Promise<JsonAnswer> {
  const { call, url, headers } = request;
  return tracedCall({ url, template: calls[call].path }, async (added, setAttributes) => {
    setAttributes({ 'lupa.call': call });
    return ask({ ...request, headers: { ...headers, ...added } }, (status) => setAttributes({ 'http.response.status_code': status }));
  });
}

async function ask(
  { call, url, headers, deadline, timers, maximumBytes, etag, manipulation }: JsonRequest,
  onStatus: (status: number) => void,
): Promise<JsonAnswer> {
  const late = new AbortController();
  const cancel = timers.after(deadline, () => late.abort(new DOMException('The answer took too long.', 'TimeoutError')));
  try {
    const response = await fetchDirectly(url, {
      headers: {
        accept: 'application/json',
        'x-request-timeout-ms': String(deadline),
        ...(etag !== undefined && { 'if-none-match': etag }),
        ...(etag !== undefined && manipulation !== undefined && { 'a-im': manipulation }),
        ...headers,
      },
      signal: late.signal,
    });
    onStatus(response.status);
    if (response.status === 404) {
      await response.body?.cancel();
      return { json: undefined, isUnchanged: false, isDifference: false, etag: undefined, bytes: 0, maxAge: null, mustEnd: false };
    }
    const isUnchanged = response.status === 304 && etag !== undefined;
    if (!response.ok && !isUnchanged) {
      await response.body?.cancel();
      throw new ServiceUnavailableError(call, `answered ${response.status}`, { isUnreachable: gatewayStatuses.has(response.status) });
    }
    const cacheControl = response.headers.get('cache-control');
    const maxAge = readMaxAge(cacheControl);
    const mustEnd = maxAge !== null && /\bmust-revalidate\b/i.test(cacheControl ?? '');
    const isDifference = response.status === 226 && manipulation !== undefined && response.headers.get('im') === manipulation;
    const described = {
      isUnchanged,
      isDifference,
      etag: response.headers.get('etag') ?? undefined,
      maxAge,
      mustEnd,
    };
    if (isUnchanged) return { ...described, json: undefined, bytes: 0 };
    // Leaves out a byte order mark.
    const text = new TextDecoder().decode(await readBounded(response.body, maximumBytes));
    if (text.trim() === '') throw new ServiceUnavailableError(call, `answered nothing (${response.status})`);
    // Of a toplist the order of the keys is the rank.
    const json: unknown = JSON.parse(call === 'toplist' ? markNumericKeys(text) : text);
    return { ...described, json: saysNotFound(json) ? undefined : json, bytes: text.length };
  } catch (cause) {
    if (cause instanceof ServiceUnavailableError) throw cause;
    const isUnreachable = !(cause instanceof SyntaxError || cause instanceof RedirectRefusedError || cause instanceof TooLargeError);
    throw new ServiceUnavailableError(call, describe(cause, deadline), { cause, isUnreachable });
  } finally {
    cancel();
  }
}

/** Seconds that an answer may be kept (RFC 9111). `no-cache` says nothing about time: the change feed tells what is current. */
export function readMaxAge(cacheControl: string | null): number | null {
  if (cacheControl === null) return null;
  if (/\bno-store\b/i.test(cacheControl)) return 0;
  const seconds = /(?:^|[\s,])max-age="?(\d+)/i.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

function describe(cause: unknown, deadline: number): string {
  if (!(cause instanceof Error)) return 'did not answer';
  if (cause.name === 'TimeoutError') return `did not answer within ${deadline} ms`;
  if (cause instanceof RedirectRefusedError) return cause.message;
  if (cause instanceof TooLargeError) return `answered something ${cause.message}`;
  if (cause instanceof SyntaxError) return 'answered something that is not JSON';
  const code = cause.cause instanceof Error && 'code' in cause.cause ? String(cause.cause.code) : cause.message;
  return `could not be reached (${code})`;
}

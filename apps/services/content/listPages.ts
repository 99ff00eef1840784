import { routesDelta } from '@lupa/contracts/route.ts';
import { legalBoundaries, legalStatusAt } from '@lupa/domain/legalStatus.ts';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { buildCacheControl, answerJson } from '../delivery/answerJson.ts';
import type { Answer } from '../delivery/answerAt.ts';
import { readLegalPeriods, buildJsonList } from '../delivery/queryDocuments.ts';
import { RouteList } from './routeList.ts';

/** So many lists are known by their ETag. They share what is the same in them. */
const knownLists = 16;

/** `GET /pages/all`: the pages of all locales. A reader that has an earlier list, and says so by RFC 3229, is told the difference. */
export function createPageList(): Answer {
  const list = new RouteList();
  const known = new LRUCache<string, readonly string[]>({ max: knownLists });

  return async (context, { pool, now, isPreview }) => {
    const periods = await readLegalPeriods(pool);
    const isProhibited = legalStatusAt(periods, now) === 'prohibited';
    const { texts, etag } = await (isPreview ? list.readOnce(pool, isProhibited) : list.read(pool, isProhibited));
    const cacheControl = buildCacheControl(legalBoundaries(periods), now);
    context.header('ETag', etag);
    if (isPreview) return answerJson(context, buildJsonList(texts), cacheControl);
    known.set(etag, texts);
    const base = context.req.header('if-none-match');
    if (base === etag) return context.body(null, 304, { 'Cache-Control': cacheControl });
    const before = base !== undefined && understands(context) ? known.get(base) : undefined;
    const delta = before && buildDelta(before, texts);
    if (base === undefined || delta === undefined) return answerJson(context, buildJsonList(texts), cacheControl);
    context.header('IM', routesDelta);
    context.header('Delta-Base', base);
    context.status(226);
    return context.body(delta, { headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl } });
  };
}

function understands(context: Context): boolean {
  return (
    context.req
      .header('a-im')
      ?.split(',')
      .some((name) => name.trim() === routesDelta) ?? false
  );
}

/** JSON of a `RoutesDelta`. Undefined where what stays has changed its order, and where most of the list is new. */
export function buildDelta(from: readonly string[], to: readonly string[]): string | undefined {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let same = 0;
  while (same < shorter - start && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  const changed = to.slice(start, to.length - same);
  const wanted = new Set(changed);
  const gone: number[] = [];
  const stays: string[] = [];
  for (const [at, text] of from.slice(start, from.length - same).entries())
    if (wanted.has(text)) stays.push(text);
    else gone.push(start + at);
  const put: string[] = [];
  let next = 0;
  for (const [at, text] of changed.entries())
    if (text === stays[next]) next += 1;
    else put.push(`[${start + at},${text}]`);
  if (next !== stays.length || put.length > to.length / 2) return undefined;
  return `{"of":${from.length},"gone":[${gone.join(',')}],"put":[${put.join(',')}]}`;
}

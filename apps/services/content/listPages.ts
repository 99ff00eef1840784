import { routesDelta } from '@lupa/contracts/route.ts';
import { legalBoundaries, legalStatusAt } from '@lupa/domain/legalStatus.ts';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { buildCacheControl } from '../cacheControl.ts';
import type { Published } from '../delivery/answerAt.ts';
import { answerJson } from '../delivery/answerJson.ts';
import { readLegalPeriods } from '../delivery/readLegalPeriods.ts';
import { buildJsonList } from '../delivery/readBodies.ts';
import { buildDelta } from './buildDelta.ts';
import { RouteList } from './routeList.ts';

/** So many lists are known by their ETag. They share what is the same in them. */
const knownLists = 16;

/** `GET /pages/all`: the pages of all locales. A reader that has an earlier list, and says so by RFC 3229, is told the difference. */
export function createPageList(): (context: Context, published: Published) => Promise<Response> {
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

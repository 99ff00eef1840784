import type { Context } from 'hono';

export function answerJson(context: Context, json: string, cacheControl = untilPublished): Response {
  return context.body(json, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl });
}

/** Seconds that an answer holds for a reader of the change feed, when it hears of no change: longer than any CDN keeps a page. */
const maximumAge = 7 * 86_400;
/** Seconds after which a site asks again all the same, and in which it may show an answer while it does. */
const usualAge = 3600;

/** Shared caches ask each time; a feed reader keeps it until the next boundary, and must revalidate near one (RFC 9111). */
export function buildCacheControl(boundaries: Date[], now: Date): string {
  const next = Math.min(...boundaries.map((moment) => moment.getTime()).filter((moment) => moment > now.getTime()));
  const seconds = Math.floor((next - now.getTime()) / 1000);
  return `s-maxage=0, max-age=${Math.min(maximumAge, seconds)}${seconds < 2 * usualAge ? ', must-revalidate' : ''}`;
}

export const untilPublished = `s-maxage=0, max-age=${maximumAge}`;

import type { Context } from 'hono';

/** An answer of JSON text. By default a cache has to ask again each time, with the ETag. */
export function answerJson(context: Context, json: string, cacheControl = 'no-cache'): Response {
  return context.body(json, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl });
}

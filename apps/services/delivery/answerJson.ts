import type { Context } from 'hono';
import { untilPublished } from '../cacheControl.ts';

/** An answer of JSON text. */
export function answerJson(context: Context, json: string, cacheControl = untilPublished): Response {
  return context.body(json, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl });
}

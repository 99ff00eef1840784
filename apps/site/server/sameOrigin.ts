import type { Context } from 'hono';

/** Browsers say where a request comes from, over https and on localhost; over plain http there is only `Origin`. */
export function isSameOrigin(context: Context, origin: string): boolean {
  const site = context.req.header('sec-fetch-site');
  return site === undefined ? context.req.header('origin') === origin : site === 'same-origin';
}

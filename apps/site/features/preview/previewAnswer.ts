import type { HttpBindings } from '@hono/node-server';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';

export type SiteContext = Context<ServiceVariables>;
export type PreviewStatus = 200 | 403 | 404 | 422 | 500 | 503;

/** A page that is kept by nobody, named to nobody, and whose address is not told. */
export function answerPreview(context: SiteContext, status: PreviewStatus, body: Buffer | string): Response {
  return context.body(typeof body === 'string' ? body : new Uint8Array(body), status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cachePolicies.never,
    'X-Robots-Tag': 'noindex, nofollow',
    // The address lets anybody in who has it.
    'Referrer-Policy': 'no-referrer',
  });
}

/** To be called before other headers are set in the place of the site's. */
export function dropFrameOptions(context: SiteContext): void {
  (context.env as HttpBindings).outgoing.removeHeader('X-Frame-Options');
}

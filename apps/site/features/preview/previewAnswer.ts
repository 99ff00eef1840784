import type { HttpBindings } from '@hono/node-server';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import type { SiteContext } from '../../server/siteFeature.ts';

export type PreviewStatus = 200 | 403 | 404 | 422 | 500 | 503;

/** A page that is kept by nobody, named to nobody, and whose address is not told. */
export function answerPreview(context: SiteContext, status: PreviewStatus, body: string): Response {
  return context.body(body, status, {
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

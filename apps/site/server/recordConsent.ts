import { consentVersion } from '@lupa/contracts/consent.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { z } from 'zod';

const consentBodySchema = z.object({
  version: z.int().min(1).max(consentVersion),
  choice: z.enum(['accepted', 'rejected']),
  id: z.uuid(),
});

const maximumBytes = 500;
const maximumPerMinute = 600;

export type ConsentRecorderOptions = { siteUrl: string; now: () => number; logger: Logger };

/**
 * The consent log: one structured line per choice, with its time, the version of the purposes, and a random id that only the visitor's
 * browser keeps as well. It is written whatever LOG_LEVEL says: it is proof. It holds nothing about the visitor, so the limit is one for
 * all, against a flooded log.
 */
export function createConsentRecorder({
  siteUrl,
  now,
  logger,
}: ConsentRecorderOptions): (context: Context<ServiceVariables>) => Promise<Response> {
  const consentLog = logger.child({}, { level: 'info' });
  const origin = new URL(siteUrl).origin;
  let minute = 0;
  let recorded = 0;

  function isWithinLimit(): boolean {
    const present = Math.floor(now() / 60_000);
    if (present !== minute) [minute, recorded] = [present, 0];
    return ++recorded <= maximumPerMinute;
  }

  return async (context) => {
    if (!isSameOrigin(context, origin)) return problemAnswer(context, 403, 'Only pages of this site may say this');
    if (Number(context.req.header('content-length') ?? Infinity) > maximumBytes) return problemAnswer(context, 413, 'This is too long');
    const body = consentBodySchema.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return problemAnswer(context, 400, 'This is no choice');
    if (!isWithinLimit()) return problemAnswer(context, 429, 'Too many choices at once');
    consentLog.info({ consent: body.data }, 'a visitor has chosen');
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}

/** Browsers say where a request comes from, over https and on localhost; over plain http there is only `Origin`. */
function isSameOrigin(context: Context, origin: string): boolean {
  const site = context.req.header('sec-fetch-site');
  return site === undefined ? context.req.header('origin') === origin : site === 'same-origin';
}

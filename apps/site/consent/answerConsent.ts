import { consentSentSchema, type ConsentEntry } from '@lupa/contracts/consentEntry.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAddressBudget } from './addressBudget.ts';
import { formatConsentText } from './consentText.ts';
import { isSameOrigin } from './sameOrigin.ts';

/** Phones of one mobile network share an address. */
const mostPerMinute = 120;

/** Before `createConsentAnswer`. */
export const limitConsent = bodyLimit({ maxSize: 500, onError: (context) => problemAnswer(context, 413, 'This is too long') });

export type ConsentAnswerOptions = {
  siteUrl: string;
  now: () => number;
  addressOf: (context: Context<ServiceVariables>) => string;
  /** The site's present texts. */
  loadMicrocopy: (locale: ContentLocale, context: Context<ServiceVariables>) => Promise<Microcopy>;
  record: (entry: ConsentEntry) => Promise<void>;
};

/** `POST /api/consent`: 204 once the choice is kept. The entry has its time, what was chosen, the text that was read, and nothing about the visitor. */
export function createConsentAnswer({
  siteUrl,
  now,
  addressOf,
  loadMicrocopy,
  record,
}: ConsentAnswerOptions): (context: Context<ServiceVariables>) => Promise<Response> {
  const origin = new URL(siteUrl).origin;
  const isWithinBudget = createAddressBudget({ most: mostPerMinute, window: 60_000, now });

  return async (context) => {
    if (!isSameOrigin(context, origin)) return problemAnswer(context, 403, 'Only pages of this site may say this');
    const body = consentSentSchema.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return problemAnswer(context, 400, 'This is no choice');
    if (!isWithinBudget(addressOf(context))) return problemAnswer(context, 429, 'Too many choices at once');
    const { text, locale } = body.data;
    const present = locale ? formatConsentText(await loadMicrocopy(locale, context)) : null;
    // A page that was opened before the text changed names the older one, which the log has already.
    const wording = present !== null && present.hash === text ? present.wording : null;
    await record({ ...body.data, at: new Date(now()).toISOString(), wording });
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}

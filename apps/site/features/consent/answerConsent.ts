import { consentSentSchema, type ConsentEntry } from '@lupa/contracts/consentEntry.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { Context } from 'hono';
import { createAddressBudget } from '../../server/addressBudget.ts';
import { isSameOrigin } from '../../server/sameOrigin.ts';
import { createHash } from 'node:crypto';

/** What a visitor reads before choosing, as one text, and the hash that names it in the consent log. */
export function formatConsentText(microcopy: Microcopy): { hash: string; wording: string } {
  const { consent_title, consent_text, consent_privacy, consent_privacy_path, consent_reject, consent_accept } = microcopy;
  const wording = [consent_title, consent_text, `${consent_privacy} (${consent_privacy_path})`, consent_reject, consent_accept].join('\n');
  return { hash: createHash('sha256').update(wording).digest('hex').slice(0, 16), wording };
}

/** Phones of one mobile network share an address. */
const mostPerMinute = 120;

// A browser that sends text alone says that it is plain.
const body = { maximumBytes: 500, types: ['application/json', 'text/plain'] };

export type ConsentAnswerOptions = {
  siteUrl: string;
  now: () => number;
  addressOf: (context: Context<ServiceVariables>) => string;
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
    const sent = consentSentSchema.safeParse(await readJsonBody(context, body));
    if (!sent.success) return problemAnswer(context, 400, 'This is no choice');
    if (!isWithinBudget(addressOf(context))) return problemAnswer(context, 429, 'Too many choices at once');
    const { text, locale } = sent.data;
    const present = locale ? formatConsentText(await loadMicrocopy(locale, context)) : null;
    // A page that was opened before the text changed names the older one, which the log has already.
    const wording = present !== null && present.hash === text ? present.wording : null;
    await record({ ...sent.data, at: new Date(now()).toISOString(), wording });
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}

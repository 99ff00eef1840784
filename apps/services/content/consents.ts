import { consentEntrySchema, type ConsentEntry } from '@lupa/contracts/consentEntry.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { Context } from 'hono';
import { repeatTurns } from '../repeatTurns.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';

const insertChoice = defineQuery(
  'consents.insertChoice',
  'insert into consents.choices (id, at, version, choice, text, locale) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
);
const insertText = defineQuery(
  'consents.insertText',
  'insert into consents.texts (hash, locale, wording, first_at) values ($1, $2, $3, $4) on conflict do nothing',
);
const forgetChoices = defineQuery('consents.forgetChoices', 'delete from consents.choices where at < now() - make_interval(days => $1)');

const maximumBytes = 8192;

/** `POST /consents`: keeps a choice and the text that was read. The same id again changes nothing. */
export async function recordConsent(context: Context, pool: Queryable): Promise<Response> {
  const body = consentEntrySchema.safeParse(await readJsonBody(context, { maximumBytes }));
  if (!body.success) throw new ProblemError(400, 'This is no choice');
  await insertConsent(pool, body.data).catch((cause: unknown) => {
    throw new ProblemError(503, 'The consent log cannot be written now', { cause });
  });
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

async function insertConsent(pool: Queryable, { id, at, version, choice, text = null, locale = null, wording = null }: ConsentEntry) {
  await runQuery(pool, insertChoice, [id, at, version, choice, text, locale]);
  if (text === null || locale === null || wording === null) return;
  await runQuery(pool, insertText, [text, locale, wording, at]);
}

export type ConsentRetentionOptions = { pool: Queryable; days: number; logger: Logger; interval?: number };

/** Deletes choices older than `days`, now and every `interval` milliseconds. The database refuses to delete one younger than a year. */
export function scheduleConsentRetention({ pool, days, logger, interval = 24 * 3600_000 }: ConsentRetentionOptions) {
  return repeatTurns(async () => {
    try {
      const { rowCount } = await runQuery(pool, forgetChoices, [days]);
      if (rowCount) logger.info({ event: 'consents.expired', deleted: rowCount, days }, 'old choices are deleted');
    } catch (error) {
      logger.warn({ err: error }, 'old choices could not be deleted');
    }
  }, interval);
}

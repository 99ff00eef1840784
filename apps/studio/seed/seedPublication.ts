import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { transactionOf } from '../core/publish/transaction.ts';
import type { SeedContext } from './seedContext.ts';

const dateQuery = defineQuery(
  'delivery.seedPublication',
  `insert into delivery.publications (source, locale, first_published_at) values ($1, $2, $3::timestamptz)
   on conflict (source, locale) do update set first_published_at = excluded.first_published_at`,
);

/** Dates the first publication of something of the demo, as if it had been then. */
export async function seedPublication({ req }: SeedContext, source: string, locale: string, at: string | null): Promise<void> {
  await runQuery(await transactionOf(req), dateQuery, [source, locale, at]);
}

import type { DocumentKind } from '@lupa/database/delivery.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Transaction } from './transaction.ts';

const addQuery = defineQuery(
  'delivery.addPublications',
  `insert into delivery.publications (source, locale)
   select source, locale from unnest($1::text[], $2::text[]) as came(source, locale) on conflict do nothing`,
);

const datedKinds: readonly DocumentKind[] = ['page', 'casinoRecord'];

/** Notes when pages and records come for the first time. One that moved, or was withdrawn and comes back, keeps its first date. */
export async function logPublications(
  tx: Transaction,
  came: readonly { source: string; kind: DocumentKind; locale: string }[],
): Promise<void> {
  const dated = came.filter(({ kind }) => datedKinds.includes(kind));
  if (dated.length > 0) await runQuery(tx, addQuery, [dated.map(({ source }) => source), dated.map(({ locale }) => locale)]);
}

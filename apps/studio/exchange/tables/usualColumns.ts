import { slugs } from '../../core/slugs.ts';
import { type ExchangeKind, partnerKey } from './kinds.ts';
import { type Layout, listAliases } from './layout.ts';
import { positionKey, positionLabel } from './places.ts';
import { foldText } from '@lupa/domain/foldText.ts';

export type Heading = { name: string; columns: { key: string; name: string }[] };

/** Columns of tables that people keep, beside those that say what a row is about. */
const usual: Partial<Record<ExchangeKind, string[]>> = {
  [slugs.partners]: ['name'],
  [slugs.offers]: ['titlePreview', 'offerType', 'trackingUrl', 'fact.source', 'fact.verifiedOn'],
  [slugs.toplists]: [positionKey, partnerKey, 'offer', 'startsAt', 'endsAt'],
  [slugs.redirects]: ['to', 'status'],
  [slugs.microcopy]: ['value.es_CL'],
};

const transfer = ['transfer.method', 'transfer.amount', 'transfer.askedAt', 'transfer.approvedAt', 'transfer.receivedAt'];
const ofRecords: Record<string, string[]> = {
  withdrawal: transfer,
  deposit: transfer.filter((key) => key !== 'transfer.approvedAt'),
  licence: ['checks'],
  terms: ['terms.rollover', 'terms.weight'],
  games: ['games.sampled', 'games.reduced'],
  support: ['support.channel', 'support.answeredAfterMinutes', 'support.question'],
};

/** Heading rows to start a table with: one, or of records one for each thing that is checked. */
export function listUsualHeadings(layout: Layout): Heading[] {
  const { kind, columns, keyColumns } = layout;
  const nameOf = createColumnNaming(layout);
  const head = (name: string, keys: readonly string[]): Heading => ({ name, columns: keys.map((key) => ({ key, name: nameOf(key) })) });
  if (!layout.isRegister) return [head('', [...keyColumns.map(({ key }) => key), ...(usual[kind] ?? [])])];
  const checked = columns.find(({ key }) => key === 'kind');
  return Object.entries(ofRecords).map(([value, keys]) =>
    head(checked?.show?.(value) ?? value, [partnerKey, 'kind', 'day', ...keys, 'note', 'source']),
  );
}

/** What a column is called for people, where a file may call it so. */
function createColumnNaming(layout: Layout): (key: string) => string {
  const aliases = listAliases(layout);
  const columns = [...layout.columns, ...(layout.places?.columns ?? [])];
  return (key) => {
    if (key === positionKey) return positionLabel;
    const { label = key, shortLabel = key } = columns.find((column) => column.key === key) ?? {};
    return [shortLabel, label].find((name) => aliases.get(foldText(name)) === key) ?? key;
  };
}

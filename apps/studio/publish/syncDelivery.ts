import { isDeepStrictEqual } from 'node:util';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { UnpublishableError, type PublicDocument } from './documents.ts';
import { logOfferVersion } from './logOfferVersion.ts';
import { tagsOf } from './tagsOf.ts';
import type { Transaction } from './transaction.ts';

export type Synced = {
  tags: CacheTag[];
  /** What has a new key, or lost one: documents that name it have to be built again. */
  came: Address[];
  went: Address[];
  /** What has another body under the same key. */
  changed: Address[];
};

const lockQuery = defineQuery('delivery.lock', 'select pg_advisory_xact_lock($1)');
const rowsQuery = defineQuery(
  'delivery.documentsOf',
  'select kind, key, locale, body, refs, position from delivery.documents where source = $1',
);
const removeQuery = defineQuery('delivery.remove', 'delete from delivery.documents where kind = $1 and key = $2 and locale = $3');
/** $8: whether the body is another one, which makes a new version. No row comes back when the key is that of another source. */
const writeQuery = defineQuery(
  'delivery.write',
  `
  insert into delivery.documents as present (kind, key, locale, source, body, refs, position)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (kind, key, locale) do update set
    body = excluded.body,
    refs = excluded.refs,
    position = excluded.position,
    version = present.version + $8::bool::int,
    updated_at = case when $8 then now() else present.updated_at end
  where present.source = excluded.source`,
);
const referrersQuery = defineQuery(
  'delivery.referrers',
  'select distinct source from delivery.documents where refs @> array[$1::text] and source <> $1 order by source',
);
const recordQuery = defineQuery('delivery.recordChange', 'select delivery.record_change($1)');

/** What has another kind is written by nobody. */
type Row = RowOf<typeof rowsQuery> & { kind: DocumentKind };
type Address = Pick<Row, 'kind' | 'key' | 'locale'>;

// The lock of delivery.record_change: taken before anything is read, so that two publications that name each other
// cannot both work from what the other is about to change. It lasts until the transaction ends.
export async function lockDelivery(tx: Transaction): Promise<void> {
  await runQuery(tx, lockQuery, [advisoryLocks.recordChange]);
}

/**
 * Makes the documents of one studio document what they should be: new and changed ones are written, those that it no
 * longer has are removed. What is the same is not touched, so its version stays.
 */
export async function syncDelivery(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<Synced> {
  // What is gone goes first: its key may be taken by what comes.
  const removed = await removeOutdated(tx, source, documents);
  const written = await writeChanged(tx, source, documents);
  const logged = await logOfferVersion(tx, source, documents);
  return { ...written, tags: [...removed.tags, ...written.tags, ...logged], went: removed.went };
}

export async function removeOutdated(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<Synced> {
  const outdated = (await readRows(tx, source)).filter((row) => !documents.some((document) => isSame(row, document)));
  for (const { kind, key, locale } of outdated) await runQuery(tx, removeQuery, [kind, key, locale]);
  return { tags: outdated.flatMap((row) => tagsOf(row, row, undefined)), came: [], went: outdated, changed: [] };
}

export async function writeChanged(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<Synced> {
  const rows = await readRows(tx, source);
  const synced: Synced = { tags: [], came: [], went: [], changed: [] };
  for (const document of documents) {
    const row = rows.find((known) => isSame(known, document));
    const body: unknown = JSON.parse(JSON.stringify(document.body));
    const isBodyNew = !row || !isDeepStrictEqual(row.body, body);
    const isMoved = row?.position !== document.position;
    if (!isBodyNew && !isMoved && isDeepStrictEqual(row.refs, document.refs)) continue;
    await writeDocument(tx, source, document, isBodyNew);
    if (isBodyNew || isMoved) synced.tags.push(...tagsOf(document, row, { body }));
    if (!row) synced.came.push(document);
    else if (isBodyNew) synced.changed.push(document);
  }
  return synced;
}

export async function readRows(tx: Transaction, source: string): Promise<Row[]> {
  const { rows } = await runQuery(tx, rowsQuery, [source]);
  return rows as Row[];
}

async function writeDocument(tx: Transaction, source: string, document: PublicDocument, isBodyNew: boolean): Promise<void> {
  const { kind, key, locale, body, refs, position } = document;
  const { rowCount } = await runQuery(tx, writeQuery, [kind, key, locale, source, JSON.stringify(body), refs, position, isBodyNew]);
  if (rowCount === 0) throw new UnpublishableError(kind, key, new Error('otro documento ya tiene esa dirección.'));
}

function isSame(a: Address, b: Address): boolean {
  return a.kind === b.kind && a.key === b.key && a.locale === b.locale;
}

/** Documents of others that copied something of this one, or named it. */
export async function findReferrers(tx: Transaction, source: string): Promise<string[]> {
  const { rows } = await runQuery(tx, referrersQuery, [source]);
  return rows.map((row) => row.source);
}

/** Adds to the change feed and notifies, when there is anything to tell. Last in the transaction. */
export async function recordChange(tx: Transaction, tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  await runQuery(tx, recordQuery, [[...new Set(tags)].toSorted()]);
}

import { isDeepStrictEqual } from 'node:util';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { sql } from '@payloadcms/db-postgres';
import { UnpublishableError, type PublicDocument } from './documents.ts';
import { tagsOf } from './tagsOf.ts';
import type { Transaction } from './transaction.ts';

export type Synced = {
  tags: CacheTag[];
  /** A key came or went: documents that name it have to be built again. */
  hasNewKeys: boolean;
};

type Row = { kind: DocumentKind; key: string; locale: string; body: unknown; refs: string[]; position: number };
type Address = Pick<Row, 'kind' | 'key' | 'locale'>;

// The lock of delivery.record_change: taken before anything is read, so that two publications that name each other
// cannot both work from what the other is about to change. It lasts until the transaction ends.
export async function lockDelivery(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.recordChange})`);
}

/**
 * Makes the documents of one studio document what they should be: new and changed ones are written, those that it no
 * longer has are removed. What is the same is not touched, so its version stays.
 */
export async function syncDelivery(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<Synced> {
  // What is gone goes first: its key may be taken by what comes.
  const removed = await removeOutdated(tx, source, documents);
  const written = await writeChanged(tx, source, documents);
  return { tags: [...removed.tags, ...written.tags], hasNewKeys: removed.hasNewKeys || written.hasNewKeys };
}

export async function removeOutdated(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<Synced> {
  const outdated = (await readRows(tx, source)).filter((row) => !documents.some((document) => isSame(row, document)));
  for (const { kind, key, locale } of outdated) {
    await tx.execute(sql`delete from delivery.documents where kind = ${kind} and key = ${key} and locale = ${locale}`);
  }
  return { tags: outdated.flatMap((row) => tagsOf(row, row, undefined)), hasNewKeys: outdated.length > 0 };
}

export async function writeChanged(tx: Transaction, source: string, documents: readonly PublicDocument[]): Promise<Synced> {
  const rows = await readRows(tx, source);
  const synced: Synced = { tags: [], hasNewKeys: false };
  for (const document of documents) {
    const row = rows.find((known) => isSame(known, document));
    const body: unknown = JSON.parse(JSON.stringify(document.body));
    const isBodyNew = !row || !isDeepStrictEqual(row.body, body);
    const isMoved = row?.position !== document.position;
    if (!isBodyNew && !isMoved && isDeepStrictEqual(row.refs, document.refs)) continue;
    await writeDocument(tx, source, document, isBodyNew);
    if (isBodyNew || isMoved) synced.tags.push(...tagsOf(document, row, { body }));
    if (!row) synced.hasNewKeys = true;
  }
  return synced;
}

async function readRows(tx: Transaction, source: string): Promise<Row[]> {
  const { rows } = await tx.execute(sql`select kind, key, locale, body, refs, position from delivery.documents where source = ${source}`);
  return rows as Row[];
}

async function writeDocument(tx: Transaction, source: string, document: PublicDocument, isBodyNew: boolean): Promise<void> {
  const { kind, key, locale, body, refs, position } = document;
  // Lists become Postgres arrays through JSON: drizzle would spread them into parameters.
  const refsArray = sql`array(select jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))`;
  const written = await tx.execute(sql`
    insert into delivery.documents as present (kind, key, locale, source, body, refs, position)
    values (${kind}, ${key}, ${locale}, ${source}, ${JSON.stringify(body)}::jsonb, ${refsArray}, ${position})
    on conflict (kind, key, locale) do update set
      body = excluded.body,
      refs = excluded.refs,
      position = excluded.position,
      version = present.version + ${isBodyNew ? 1 : 0},
      updated_at = case when ${isBodyNew} then now() else present.updated_at end
    where present.source = excluded.source
    returning 1`);
  if (written.rows.length === 0) throw new UnpublishableError(kind, key, new Error('otro documento ya tiene esa dirección.'));
}

function isSame(a: Address, b: Address): boolean {
  return a.kind === b.kind && a.key === b.key && a.locale === b.locale;
}

/** Documents of others that copied something of this one, or named it. */
export async function findReferrers(tx: Transaction, source: string): Promise<string[]> {
  const { rows } = await tx.execute(
    sql`select distinct source from delivery.documents where refs @> array[${source}]::text[] and source <> ${source} order by source`,
  );
  return (rows as { source: string }[]).map((row) => row.source);
}

/** Adds to the change feed and notifies, when there is anything to tell. Last in the transaction. */
export async function recordChange(tx: Transaction, tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  const list = JSON.stringify([...new Set(tags)].toSorted());
  await tx.execute(sql`select delivery.record_change(array(select jsonb_array_elements_text(${list}::jsonb)))`);
}

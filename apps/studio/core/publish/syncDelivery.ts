import { isDeepStrictEqual } from 'node:util';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { UnpublishableError, type PublicDocument } from './documents.ts';
import { tagsOf } from './tagsOf.ts';
import type { Transaction } from './transaction.ts';

export type Synced = {
  tags: CacheTag[];
  /** What has a new key, or lost one: documents that name it have to be built again. */
  came: SourcedAddress[];
  went: SourcedAddress[];
  /** What has another body under the same key. */
  changed: SourcedAddress[];
};

const lockQuery = defineQuery('delivery.lock', 'select pg_advisory_xact_lock($1)');
const rowsQuery = defineQuery(
  'delivery.documentsOf',
  'select source, kind, key, locale, body, refs, position from delivery.documents where source = any($1::text[])',
);
const removeQuery = defineQuery(
  'delivery.remove',
  `
  delete from delivery.documents as present using unnest($1::text[], $2::text[], $3::text[]) as gone(kind, key, locale)
  where present.kind = gone.kind and present.key = gone.key and present.locale = gone.locale`,
);
/** Another body makes a new version. What has the key of another source does not come back. */
const writeQuery = defineQuery(
  'delivery.write',
  `
  with given as (
    select * from jsonb_to_recordset($1::jsonb)
      as one(kind text, key text, locale text, source text, body jsonb, refs text[], position int)
  )
  insert into delivery.documents as present (kind, key, locale, source, body, refs, position)
  select kind, key, locale, source, body, refs, position from given
  on conflict (kind, key, locale) do update set
    body = excluded.body,
    refs = excluded.refs,
    position = excluded.position,
    version = present.version + (present.body <> excluded.body)::int,
    updated_at = case when present.body <> excluded.body then now() else present.updated_at end
  where present.source = excluded.source
  returning kind, key, locale`,
);
const holdersQuery = defineQuery(
  'delivery.holders',
  `
  select distinct present.source from delivery.documents as present
  join unnest($1::text[], $2::text[], $3::text[]) as wanted(kind, key, locale) using (kind, key, locale)
  where present.source <> all($4::text[])`,
);
const referrersQuery = defineQuery(
  'delivery.referrers',
  'select distinct source from delivery.documents where refs && $1::text[] and source <> all($2::text[]) order by source',
);
const recordQuery = defineQuery('delivery.recordChange', 'select delivery.record_change($1)');

/** What has another kind is written by nobody. */
type Row = RowOf<typeof rowsQuery> & { kind: DocumentKind };
type Address = Pick<Row, 'kind' | 'key' | 'locale'>;
type SourcedAddress = Address & { source: string };

// The lock of delivery.record_change: taken before anything is read, so that two publications that name each other
// cannot both work from what the other is about to change. It lasts until the transaction ends.
export async function lockDelivery(tx: Transaction): Promise<void> {
  await runQuery(tx, lockQuery, [advisoryLocks.recordChange]);
}

export type Built = ReadonlyMap<string, readonly PublicDocument[]>;

/** What is the same is not touched, so its version stays. @throws UnpublishableError when a key is that of another document */
export async function syncDelivery(tx: Transaction, built: Built): Promise<Synced> {
  const rows = Map.groupBy(await readRows(tx, [...built.keys()]), ({ source }) => source);
  // What is gone goes first: its key may be taken by what comes.
  const went = [...built].flatMap(([source, documents]) => (rows.get(source) ?? []).filter((row) => !documents.some(isSameAs(row))));
  if (went.length > 0) await runQuery(tx, removeQuery, columnsOf(went));
  const synced: Synced = { tags: went.flatMap((row) => tagsOf(row, row, undefined)), came: [], went, changed: [] };
  const toWrite = [...built].flatMap(([source, documents]) => documents.map((document) => compare(source, document, rows.get(source))));
  await writeDocuments(tx, toWrite);
  for (const { source, document, body, row, isBodyNew, isMoved } of toWrite) {
    if (isBodyNew || isMoved) synced.tags.push(...tagsOf(document, row, { body }));
    if (!row) synced.came.push({ ...document, source });
    else if (isBodyNew) synced.changed.push({ ...document, source });
  }
  await logPublications(tx, synced.came);
  return synced;
}

type Compared = ReturnType<typeof compare>;

function compare(source: string, document: PublicDocument, rows: readonly Row[] = []) {
  const row = rows.find(isSameAs(document));
  const body: unknown = JSON.parse(JSON.stringify(document.body));
  const isBodyNew = !row || !isDeepStrictEqual(row.body, body);
  const isMoved = row?.position !== document.position;
  return { source, document, row, body, isBodyNew, isMoved, isSame: !isBodyNew && !isMoved && isDeepStrictEqual(row?.refs, document.refs) };
}

export async function readRows(tx: Transaction, sources: readonly string[]): Promise<Row[]> {
  const { rows } = await runQuery(tx, rowsQuery, [[...sources]]);
  return rows as Row[];
}

async function writeDocuments(tx: Transaction, compared: readonly Compared[]): Promise<void> {
  const toWrite = compared.filter(({ isSame }) => !isSame);
  if (toWrite.length === 0) return;
  for (const [, second] of Map.groupBy(compared, ({ document }) => columnsOf([document]).join(' ')).values())
    if (second) refuseKey(second.document);
  const given = toWrite.map(({ source, document: { kind, key, locale, refs, position }, body }) => ({
    kind,
    key,
    locale,
    source,
    body,
    refs,
    position,
  }));
  const { rows: written } = await runQuery(tx, writeQuery, [JSON.stringify(given)]);
  if (written.length < given.length)
    refuseKey(toWrite.find(({ document }) => !written.some((row) => isSameAs(document)(row as Address)))?.document);
}

function refuseKey(document: Address | undefined): never {
  if (!document) throw new Error('A document was not written.');
  throw new UnpublishableError(document.kind, document.key, new Error('otro documento ya tiene esa dirección.'));
}

export async function findHolders(tx: Transaction, built: Built): Promise<string[]> {
  const [kinds, keys, locales] = columnsOf([...built.values()].flat());
  const { rows } = await runQuery(tx, holdersQuery, [kinds, keys, locales, [...built.keys()]]);
  return rows.map(({ source }) => source);
}

const columnsOf = (addresses: readonly Address[]): [string[], string[], string[]] => [
  addresses.map(({ kind }) => kind),
  addresses.map(({ key }) => key),
  addresses.map(({ locale }) => locale),
];

const isSameAs = (a: Address) => (b: Address) => a.kind === b.kind && a.key === b.key && a.locale === b.locale;

export async function findReferrers(tx: Transaction, names: readonly string[], own: readonly string[]): Promise<string[]> {
  const { rows } = await runQuery(tx, referrersQuery, [[...names], [...own]]);
  return rows.map((row) => row.source);
}

/** Adds to the change feed and notifies, when there is anything to tell. Last in the transaction. */
export async function recordChange(tx: Transaction, tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  await runQuery(tx, recordQuery, [[...new Set(tags)].toSorted()]);
}

const addQuery = defineQuery(
  'delivery.addPublications',
  `insert into delivery.publications (source, locale)
   select source, locale from unnest($1::text[], $2::text[]) as came(source, locale) on conflict do nothing`,
);

const datedKinds: readonly DocumentKind[] = ['page', 'casinoRecord'];

/** Notes when pages and records come for the first time. One that moved, or was withdrawn and comes back, keeps its first date. */
async function logPublications(tx: Transaction, came: readonly { source: string; kind: DocumentKind; locale: string }[]): Promise<void> {
  const dated = came.filter(({ kind }) => datedKinds.includes(kind));
  if (dated.length > 0) await runQuery(tx, addQuery, [dated.map(({ source }) => source), dated.map(({ locale }) => locale)]);
}

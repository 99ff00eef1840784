import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type pg from 'pg';
import type { ImportReport } from '@lupa/contracts/catalogueFeed.ts';
import { readFeed } from './feedLines.ts';
import { FeedError } from './feedText.ts';
import { readFeedRow, type AcceptedRow, type RejectedRow } from './readFeedRow.ts';

const batchRows = 1000;
const batchBytes = 4 * 1024 * 1024;
/** Rows after which other work of this process gets its turn: about a millisecond. */
const rowsPerTurn = 100;

/** Tables of this connection alone: they are gone with it, whatever happens. */
export const createStagingTables = `
  create temp table staged (
    row_number int not null, kind text not null, id int not null, provider_id int, address text, fingerprint text not null, body text not null
  );
  create temp table kept (kind text not null, id int not null);`;

const insertRows = defineQuery(
  'arcade.stageRows',
  'insert into staged select * from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[])',
  { isPrepared: true },
);
const keepRows = defineQuery('arcade.keepRows', 'insert into kept select * from unnest($1::text[], $2::int[])', { isPrepared: true });

/** `isWhole`: of each row that was left out it is known which game it is. */
export type Staged = { read: number; isWhole: boolean };

export async function stageFeed(client: pg.Client, stream: Readable, rejections: RejectionLog): Promise<Staged> {
  await client.query(createStagingTables);
  let batch: AcceptedRow[] = [];
  let kept: RejectedRow[] = [];
  let bytes = 0;
  let read = 0;
  let isWhole = true;
  const flush = async () => {
    if (batch.length > 0) await insertBatch(client, batch);
    if (kept.length > 0) await keep(client, kept);
    batch = [];
    kept = [];
    bytes = 0;
  };
  for await (const entry of readFeed(stream)) {
    read++;
    const row = readFeedRow(entry);
    if ('reason' in row) {
      rejections.add(row);
      if (row.id !== null && /^\d{1,9}$/.test(row.id)) kept.push(row);
      else isWhole = false;
    } else {
      bytes += row.body.length;
      batch.push(row);
    }
    if (batch.length + kept.length >= batchRows || bytes > batchBytes) await flush();
    if (read % rowsPerTurn === 0) await nextTurn();
  }
  const { rejectedCount, rejected } = rejections.report();
  const [first] = rejected;
  if (rejectedCount === read)
    throw new FeedError(first ? `No row of the feed can be read. Row ${first.row}: ${first.reason}` : 'The feed is empty');
  await flush();
  await client.query('create index on staged (kind, id); analyze staged;');
  return { read, isWhole };
}

async function insertBatch(client: pg.Client, rows: AcceptedRow[]): Promise<void> {
  await runQuery(client, insertRows, [
    rows.map(({ row }) => row),
    rows.map(({ kind }) => kind),
    rows.map(({ id }) => id),
    rows.map(({ providerId }) => providerId),
    rows.map(({ address }) => address),
    rows.map(({ fingerprint }) => fingerprint),
    rows.map(({ body }) => body),
  ]);
}

/** A rejected row still says that its game exists: what is in the catalogue stays as it is. */
async function keep(client: pg.Client, rows: RejectedRow[]): Promise<void> {
  await runQuery(client, keepRows, [rows.map(({ kind }) => kind), rows.map(({ id }) => Number(id))]);
}

export const reportedRejections = 1000;

type Rejection = ImportReport['rejected'][number];

export function createRejectionLog() {
  const first: Rejection[] = [];
  let count = 0;
  return {
    add({ row, id, reason }: Rejection): void {
      count++;
      if (first.length < reportedRejections) first.push({ row, id, reason });
    },
    addFound(found: Rejection[], total: number): void {
      count += total;
      first.push(...found);
    },
    report: (): Pick<ImportReport, 'rejectedCount' | 'rejected'> => ({
      rejectedCount: count,
      rejected: first.toSorted((a, b) => a.row - b.row).slice(0, reportedRejections),
    }),
  };
}
export type RejectionLog = ReturnType<typeof createRejectionLog>;

import { Writable } from 'node:stream';
import { changeHeader } from '@lupa/contracts/changes.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabaseLine, type DatabaseLine } from '../../../tests/setup/databaseLine.ts';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { contentForTest } from '../content/eventsForTest.ts';
import { publishPage } from './publishForTest.ts';
import type { Queryable } from './queryDocuments.ts';
import { ReadReplica } from './readReplica.ts';

const slug = '/resenas/casino-andino/';

const primary = useTestDatabase();
/** It has what `replay` has brought, and numbers changes as the primary does. */
const standby = useTestDatabase();
let line: DatabaseLine;
let replicaPool: Pool;
let app: ReturnType<typeof contentForTest>;
const asked = { primary: 0, replica: 0 };
const lines: { event?: string }[] = [];
const logger = createLogger(
  'content',
  'info',
  new Writable({ write: (text: Buffer, _, done) => (lines.push(JSON.parse(String(text)) as { event?: string }), done()) }),
);

const counted = (given: Pool, name: keyof typeof asked): Queryable =>
  ({
    query: (config: { text: string }) => {
      if (config.text.includes('delivery.documents')) asked[name] += 1;
      return given.query(config);
    },
  }) as Queryable;

beforeAll(async () => {
  line = await startDatabaseLine(standby.url);
  replicaPool = createPool({ url: line.url, name: 'replica test' });
  const replica = new ReadReplica({ pool: counted(replicaPool, 'replica'), logger, patience: 200, retryAfter: 300 });
  app = contentForTest(counted(primary.pool, 'primary'), { replica, logger });
});
afterAll(async () => {
  await replicaPool.end();
  line.cut();
});

let [written, replayed] = [0, 0];
const publish = (pool: Pool, number: number) => publishPage(pool, slug, { title: `Título ${number}` }, 'es_CL', [`page:${slug}`]);

async function publishNext(): Promise<number> {
  await publish(primary.pool, (written += 1));
  return Number((await primary.pool.query<{ id: string }>('select max(id) as id from delivery.changes')).rows[0]?.id);
}

async function replay(): Promise<void> {
  while (replayed < written) await publish(standby.pool, (replayed += 1));
}

async function read(change?: number | string) {
  Object.assign(asked, { primary: 0, replica: 0 });
  const headers: Record<string, string> = change === undefined ? {} : { [changeHeader]: String(change) };
  const answer = await app.request(`/api/cms/page/${encodeURIComponent(slug)}`, { headers });
  const { pages } = (await answer.json()) as { pages: { title: string }[] };
  return { title: pages[0]?.title, from: asked.replica > 0 ? (asked.primary > 0 ? 'both' : 'replica') : 'primary' };
}

async function fromReplica(change: number) {
  await expect.poll(() => read(change)).toEqual({ title: `Título ${change}`, from: 'replica' });
}

it('answers whoever says which change they know, as soon as the replica has it, and never with what was there before', async () => {
  const first = await publishNext();
  await replay();
  await fromReplica(first);
  const second = await publishNext();
  expect(await read(second)).toEqual({ title: 'Título 2', from: 'primary' });
  await fromReplica(first);
  await replay();
  await fromReplica(second);
});

it('reads from the primary for whoever says nothing, or nonsense', async () => {
  for (const change of [undefined, '-1', '1 or 1']) expect((await read(change)).from).toBe('primary');
});

it('waits a little for a replica that is about to have it, and not for one that hangs', async () => {
  const change = await publishNext();
  const waiting = new ReadReplica({ pool: standby.pool, logger, patience: 60_000 }).has(change);
  await replay();
  expect(await waiting).toBe(true);
  const hanging = new ReadReplica({ pool: { query: () => new Promise(() => {}) } as never, logger, patience: 50, retryAfter: 300 });
  expect(await hanging.has(change)).toBe(false);
  await expect(hanging.read(() => new Promise(() => {}))).rejects.toThrow('no answer within 800 ms');
});

it('reads from the primary while the replica is away, says so once, and comes back', async () => {
  line.cut();
  for (let times = 0; times < 5; times++) expect((await read(written)).title).toBe(`Título ${written}`);
  await line.mend();
  const later = await publishNext();
  await replay();
  await fromReplica(later);
  expect(lines.flatMap(({ event }) => (event?.startsWith('replica.') ? [event] : []))).toEqual(['replica.away', 'replica.back']);
});

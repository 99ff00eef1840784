import { Writable } from 'node:stream';
import { changeHeader } from '@lupa/contracts/changes.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { embeddedUrl, ensureDatabase, startEmbeddedPostgres, type EmbeddedServer } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pollUntil } from '../../../tests/setup/pollUntil.ts';
import { queryOnce } from '../../../tests/setup/queryOnce.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { copyServer, formatServer, type Server } from '../../../tests/setup/standby.ts';
import { createApp } from '../content/app.ts';
import { ChangeFeed } from '../content/changeFeed.ts';
import { createOpenStreams } from '../content/openStreams.ts';
import { publishPage } from './publishForTest.ts';
import type { Queryable } from './queryDocuments.ts';
import { ReadReplica } from './readReplica.ts';

const slug = '/resenas/casino-andino/';

const folder = useTestFolder({ isShared: true });
let primary: Server;
let standby: Server;
const servers: EmbeddedServer[] = [];
let pool: Pool;
let replicaPool: Pool;
let app: ReturnType<typeof createApp>;
const asked = { primary: 0, replica: 0 };
let lines: { event?: string }[] = [];
const logger = createLogger(
  'content',
  'info',
  new Writable({ write: (line: Buffer, _, done) => (lines.push(JSON.parse(String(line)) as { event?: string }), done()) }),
);

const counted = (given: Pool, name: keyof typeof asked): Queryable =>
  ({
    query: (config: { text: string }) => {
      if (config.text.includes('delivery.documents')) asked[name] += 1;
      return given.query(config);
    },
  }) as Queryable;

beforeAll(async () => {
  primary = await formatServer(folder.path, 'primary');
  standby = await formatServer(folder.path, 'standby');
  servers.push(await startEmbeddedPostgres({ ...primary, isInitialised: false }));
  await ensureDatabase(embeddedUrl(primary, 'postgres'), 'lupa');
  await migrateDatabase(embeddedUrl(primary, 'lupa'));
  await copyServer(primary, standby);
  servers.push(await startEmbeddedPostgres({ ...standby, isInitialised: true }));
  pool = createPool({ url: embeddedUrl(primary, 'lupa'), name: 'replica test' });
  replicaPool = createPool({ url: embeddedUrl(standby, 'lupa'), name: 'replica test' });
  const replica = new ReadReplica({ pool: counted(replicaPool, 'replica'), logger, patience: 200, retryAfter: 300 });
  const source = counted(pool, 'primary');
  const feed = new ChangeFeed({ pool: source, logger });
  app = createApp({ pool: source, replica, feed, streams: createOpenStreams({ heartbeat: () => '' }), logger });
}, 120_000);
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await pool?.end();
  await replicaPool?.end();
  for (const server of servers.toReversed()) await server.stop();
});

let written = 0;
async function publishNext(): Promise<number> {
  written += 1;
  await publishPage(pool, slug, { title: `Título ${written}` }, 'es_CL', [`page:${slug}`]);
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from delivery.changes');
  return Number(rows[0]?.id);
}

async function read(change?: number | string) {
  Object.assign(asked, { primary: 0, replica: 0 });
  const answer = await app.request(`/api/cms/page/${encodeURIComponent(slug)}`, {
    headers: change === undefined ? {} : { [changeHeader]: String(change) },
  });
  const { pages } = (await answer.json()) as { pages: { title: string }[] };
  return { title: pages[0]?.title, from: asked.replica > 0 ? (asked.primary > 0 ? 'both' : 'replica') : 'primary' };
}

const inStandby = (statement: string) => queryOnce<{ done: boolean }>(embeddedUrl(standby, 'lupa'), statement);

it('answers whoever says which change they know, as soon as the replica has it', async () => {
  const change = await publishNext();
  await pollUntil('the replica answers', async () => (await read(change)).from === 'replica');
  expect(await read(change)).toEqual({ title: 'Título 1', from: 'replica' });
});

it('reads from the primary for whoever says nothing, or nonsense', async () => {
  expect((await read()).from).toBe('primary');
  expect((await read('-1')).from).toBe('primary');
  expect((await read('1 or 1')).from).toBe('primary');
});

it('never answers with what was there before a change that the reader knows', async () => {
  await inStandby('select pg_wal_replay_pause()');
  const change = await publishNext();
  expect(await read(change)).toEqual({ title: `Título ${written}`, from: 'primary' });
  expect(await read(change - 1)).toEqual({ title: `Título ${written - 1}`, from: 'replica' });
  await inStandby('select pg_wal_replay_resume()');
  await pollUntil('the replica has it', async () => (await read(change)).from === 'replica');
  expect((await read(change)).title).toBe(`Título ${written}`);
});

it('waits a little for a replica that is about to have it', async () => {
  await inStandby('select pg_wal_replay_pause()');
  const change = await publishNext();
  const waiting = read(change);
  await inStandby('select pg_wal_replay_resume()');
  expect((await waiting).title).toBe(`Título ${written}`);
});

it('does not wait for a replica that hangs', async () => {
  const change = await publishNext();
  await pollUntil('the replica answers', async () => (await read(change)).from === 'replica');
  const hanging = new ReadReplica({ pool: { query: () => new Promise(() => {}) } as never, logger, patience: 50, retryAfter: 300 });
  expect(await hanging.has(change)).toBe(false);
  await expect(hanging.read(() => new Promise(() => {}))).rejects.toThrow('no answer within 800 ms');
});

it('reads from the primary while the replica is away, says so once, and comes back', async () => {
  const change = await publishNext();
  await pollUntil('the replica answers', async () => (await read(change)).from === 'replica');
  await servers.pop()?.stop();
  for (let times = 0; times < 5; times++) expect((await read(change)).title).toBe(`Título ${written}`);
  servers.push(await startEmbeddedPostgres({ ...standby, isInitialised: true }));
  const later = await publishNext();
  await pollUntil('the replica answers again', async () => (await read(later)).from === 'replica');
  expect(lines.flatMap(({ event }) => (event?.startsWith('replica.') ? [event] : []))).toEqual(['replica.away', 'replica.back']);
}, 60_000);

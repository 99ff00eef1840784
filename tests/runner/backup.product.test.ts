// @module-tag thorough
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consentPath, consentVersion } from '@lupa/contracts/consent.ts';
import { ownSchemas } from '@lupa/database/dump.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pace } from '../setup/pollUntil.ts';
import { findPorts, runnerEnvironment, type Ports } from '../setup/runnerPorts.ts';
import { queryOnce } from '../setup/queryOnce.ts';
import { useTestFolder } from '../setup/testFolder.ts';
import { startRunner, type RunningProduct } from './startRunner.ts';

const root = process.cwd();
const folder = useTestFolder({ isShared: true });
let ports: Ports;
let product: RunningProduct | undefined;

const data = () => join(folder.path, 'data');
const run = (...command: string[]) => startRunner(root, runnerEnvironment(ports, data()), command);
const siteUrl = (path: string) => `http://localhost:${ports.SITE_PORT}${path}`;

beforeAll(async () => {
  ports = await findPorts();
});
afterAll(() => product?.stop());

async function up(): Promise<void> {
  product = run('start', '--', '--without-studio');
  await product.says('Lupa is up');
}

async function query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const { databaseUrl } = JSON.parse(await readFile(join(data(), 'run.json'), 'utf8')) as { databaseUrl: string };
  return queryOnce<Row>(databaseUrl, statement, values);
}

function startTraffic(way: string) {
  const [clicks, consents]: { id: string; at: number }[][] = [[], []];
  const over = new AbortController();
  const visitor = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(way, { redirect: 'manual' });
      const id = /5400-[\w-]+/.exec(answer.headers.get('location') ?? '')?.[0];
      if (id !== undefined) clicks?.push({ id, at: performance.now() });
      const choice = { version: consentVersion, choice: 'accepted', id: randomUUID() };
      const headers = { origin: new URL(siteUrl('/')).origin, 'content-type': 'application/json' };
      if (consents && consents.length < 100) {
        const kept = await fetch(siteUrl(consentPath), { method: 'POST', headers, body: JSON.stringify(choice) });
        if (kept.status === 204) consents.push({ id: choice.id, at: performance.now() });
      }
      await pace(5);
    }
  };
  const visitors = Promise.all([visitor(), visitor()]);
  return { clicks: clicks ?? [], consents: consents ?? [], stop: () => (over.abort(), visitors) };
}

async function hashFiles(directory: string): Promise<Record<string, string>> {
  const names = (await readdir(directory)).toSorted();
  const hashes = names.map(
    async (name) =>
      [
        name,
        createHash('sha256')
          .update(await readFile(join(directory, name)))
          .digest('hex'),
      ] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/"p=[^"]*"|[?&]p=[^"&]*/g, '') ?? '';
const countAll = async () => {
  const tables = await query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1) order by 1`,
    [ownSchemas.filter((schema) => schema !== 'clicks' && schema !== 'consents' && schema !== 'jackpots')],
  );
  const union = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`).join(' union all ');
  return query<{ name: string; count: string }>(`${union} order by name`);
};

it('a backup that is made under traffic, and restored after everything is gone, has all that was there when it began', async () => {
  await up();
  const way = /href="(http:\/\/[^"]*\/jugar\/[^"]*)"/.exec(await (await fetch(siteUrl('/'))).text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const traffic = startTraffic(way);
  await expect.poll(() => traffic.clicks.length).toBeGreaterThan(50);
  const began = performance.now();
  const backup = run('backup', '--', '--to', join(folder.path, 'backups'));
  expect(await backup.ended, backup.output()).toBe(0);
  const ended = performance.now();
  await traffic.stop();
  expect(traffic.clicks.filter(({ at }) => at > began && at < ended).length).toBeGreaterThan(10);

  const before = {
    counts: await countAll(),
    media: await hashFiles(join(data(), 'media')),
    page: mainOf(await (await fetch(siteUrl('/resenas/'))).text()),
  };
  await product?.stop();
  const reset = run('reset', '--', '--yes');
  expect(await reset.ended).toBe(0);
  await expect(stat(join(data(), 'postgres'))).rejects.toThrow('ENOENT');

  const [name = ''] = await readdir(join(folder.path, 'backups'));
  const restore = run('restore', '--', join(folder.path, 'backups', name));
  expect(await restore.ended, restore.output()).toBe(0);
  await up();
  const kept = async (table: string, answered: { id: string; at: number }[]) => {
    const rows = await query<{ id: string }>(`select id::text from ${table}`);
    const ids = new Set(rows.map(({ id }) => id));
    return answered.filter(({ id, at }) => at < began && !ids.has(id));
  };
  expect(await kept('clicks.clicks', traffic.clicks)).toEqual([]);
  expect(await kept('consents.choices', traffic.consents)).toEqual([]);
  expect(await countAll()).toEqual(before.counts);
  expect(await hashFiles(join(data(), 'media'))).toEqual(before.media);
  expect(mainOf(await (await fetch(siteUrl('/resenas/'))).text())).toBe(before.page);
  expect((await fetch(way, { redirect: 'manual' })).status).toBe(302);
  await product?.stop();
});

it('a restore overwrites nothing without a word, refuses a damaged backup, and with --replace sets aside what was there', async () => {
  const [name = ''] = await readdir(join(folder.path, 'backups'));
  const backup = join(folder.path, 'backups', name);
  const refused = run('restore', '--', backup);
  expect(await refused.ended).toBe(1);
  expect(refused.lastLine()).toMatch(/^There is data already: .*postgres.*--replace/);

  const replacing = run('restore', '--', backup, '--replace');
  expect(await replacing.ended, replacing.output()).toBe(0);
  expect(replacing.lastLine()).toMatch(/^ {2}What was here before: .*replaced-/);
  expect((await readdir(data())).filter((entry) => entry.startsWith('replaced-'))).toHaveLength(1);

  const table = join(backup, 'database', 'delivery.documents.copy.gz');
  const bytes = await readFile(table);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  await writeFile(table, bytes);
  const damaged = run('restore', '--', backup, '--replace');
  expect(await damaged.ended).toBe(1);
  expect(damaged.lastLine()).toContain('The backup is damaged: database/delivery.documents.copy.gz has changed. Nothing was changed here.');

  for (const command of [
    ['restore'],
    ['restore', '--', '/nowhere'],
    ['restore', '--', backup, '--force'],
    ['backup', '--', '--keep', '0'],
  ]) {
    const wrong = run(...command);
    expect([command, await wrong.ended]).toEqual([command, 1]);
    expect(wrong.output()).not.toMatch(/^\s+at /m);
  }
});

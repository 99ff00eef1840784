// @module-tag thorough
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { contentLocales } from '@lupa/contracts/locale.ts';
import { dumpSchema, hashFile, type DumpedTable } from '@lupa/database/dump.ts';
import { media, mediaFolder } from '@lupa/demo/media.ts';
import { microcopy } from '@lupa/demo/microcopy.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { toplists } from '@lupa/demo/toplists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDumpFile, demoDumpFolder } from '../../../scripts/runner/demoDump.ts';
import { writeDemoDump } from '../../../scripts/runner/writeDemoDump.ts';
import { ensureStandardPresets } from '../core/presets/standardPresets.ts';
import { startStudio, type Studio } from '../testing/startStudio.ts';
import { seedStudio } from './seedStudio.ts';

let studio: Studio;
const lines: string[] = [];
let startedAt: number;
beforeAll(async () => {
  studio = await startStudio();
  startedAt = Date.now();
  // As seed.ts does.
  await ensureStandardPresets(studio.payload);
  await seedStudio(studio.payload, (line) => lines.push(line));
});
afterAll(() => studio.close());

type Row = { kind: string; key: string; locale: string; body: Record<string, unknown> };
const readDelivered = async (): Promise<Row[]> =>
  (await studio.pool.query<Row>('select kind, key, locale, body from delivery.documents order by 1, 2, 3')).rows;

const hashFiles = async (folder: string) =>
  Object.fromEntries(await Promise.all((await readdir(folder)).map(async (name) => [name, await hashFile(join(folder, name))] as const)));

/** Everything that a run of the seed could have touched. */
async function takeStock(): Promise<unknown> {
  const { rows: delivered } = await studio.pool.query(
    'select kind, key, locale, version, updated_at from delivery.documents order by 1, 2, 3',
  );
  const { rows: changes } = await studio.pool.query('select count(*) from delivery.changes');
  const { rows: tables } = await studio.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'studio' order by 1",
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => [name, (await studio.pool.query(`select count(*) as rows from studio."${name}"`)).rows[0]]),
  );
  return { delivered, changes, counts, files: await readdir(studio.mediaDirectory) };
}

describe('the first run', () => {
  it('writes what the dump of the demo has, by which first starts are filled', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lupa-dump-'));
    const written = await writeDemoDump(studio.databaseUrl, folder, startedAt);
    const kept = dumpSchema.parse(JSON.parse(await readFile(demoDumpFile, 'utf8')));
    const textOf = async (directory: string, { file }: DumpedTable) => gunzipSync(await readFile(join(directory, file))).toString();
    const advice = 'run `npm run dump -w packages/demo`';
    expect(
      written.tables.map(({ schema, table }) => `${schema}.${table}`),
      advice,
    ).toEqual(kept.tables.map(({ schema, table }) => `${schema}.${table}`));
    for (const [at, table] of kept.tables.entries()) {
      const own = written.tables[at] ?? table;
      expect(own.columns, advice).toEqual(table.columns);
      expect(listOthers(await textOf(folder, own), await textOf(demoDumpFolder, table)), `${table.table}: ${advice}`).toEqual([]);
    }
    expect(written.sequences, advice).toEqual(kept.sequences);
    expect(await hashFiles(studio.mediaDirectory), advice).toEqual(await hashFiles(fileURLToPath(mediaFolder)));
    await rm(folder, { recursive: true });
  });

  it('says what it did, a line for each step', () => {
    expect(lines).toHaveLength(17);
    expect(lines).toContain('partners: 24 new, 0 there already');
  });

  it('publishes every document of the demo', async () => {
    const delivered = await readDelivered();
    const keys = (kind: string, locale: string) =>
      delivered.filter((row) => row.kind === kind && row.locale === locale).map(({ key }) => key);
    for (const locale of contentLocales) {
      expect(keys('page', locale).toSorted()).toEqual(pages.flatMap((page) => page.locales[locale]?.slug ?? []).toSorted());
      expect(keys('microcopy', locale)).toHaveLength(Object.keys(microcopy).length);
      expect(keys('globals', locale)).toHaveLength(1);
    }
    expect(keys('partner', '*').toSorted()).toEqual(partners.map(({ slug }) => slug).toSorted());
    expect(keys('offer', '*')).toHaveLength(partners.flatMap(({ offers }) => offers).length);
    expect(keys('toplist', '*').toSorted()).toEqual(toplists.map(({ identifier }) => identifier).toSorted());
    expect((await readdir(studio.mediaDirectory)).toSorted()).toEqual(media.map(({ file }) => file).toSorted());
  });
});

it('changes nothing when it runs again, and keeps what editors changed', async () => {
  const { docs } = await studio.payload.find({ collection: 'partners', where: { slug: { equals: 'chucao' } }, depth: 0 });
  await studio.payload.update({
    collection: 'partners',
    id: docs[0]?.id ?? 0,
    data: { reputation: 'La cambió una editora', _status: 'published' },
  });
  const before = await takeStock();

  const again: string[] = [];
  expect(await seedStudio(studio.payload, (line) => again.push(line))).toMatchObject({ changed: 0 });

  expect(await takeStock()).toEqual(before);
  expect(again).toContain('partners: 0 new, 24 there already');
  const partner = (await readDelivered()).find(({ kind, key }) => kind === 'partner' && key === 'chucao');
  expect(partner?.body).toMatchObject({ entity: { reputation: 'La cambió una editora' } });
});

it('brings back what was deleted, and only that', async () => {
  const { docs } = await studio.payload.find({ collection: 'toplists', where: { identifier: { equals: 'nuevos' } }, depth: 0 });
  await studio.payload.delete({ collection: 'toplists', id: docs[0]?.id ?? 0 });
  const again: string[] = [];
  await seedStudio(studio.payload, (line) => again.push(line));
  expect(again).toContain(`toplists: 1 new, ${toplists.length - 1} there already`);
  expect((await readDelivered()).some(({ kind, key }) => kind === 'toplist' && key === 'nuevos')).toBe(true);
});

it('leaves nothing behind when a step fails', async () => {
  const { docs } = await studio.payload.find({ collection: 'redirects', limit: 1, depth: 0 });
  await studio.payload.delete({ collection: 'redirects', id: docs[0]?.id ?? 0 });
  const before = await takeStock();
  const failing = seedStudio(studio.payload, (line) => {
    if (line.startsWith('toplists')) throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(await takeStock()).toEqual(before);
});

/** The rows of one text that the other does not have there, each from where they part. A whole table would be pages of output. */
function listOthers(text: string, other: string): string[] {
  const [rows, others] = [text.split('\n'), other.split('\n')];
  const partedAt = (row: string, at: number) => row.split('').findIndex((character, place) => character !== others[at]?.[place]);
  const parted = rows.flatMap((row, at) =>
    row === others[at] ? [] : [`row ${at}: ${row.slice(Math.max(0, partedAt(row, at) - 40)).slice(0, 120)}`],
  );
  return rows.length === others.length ? parted.slice(0, 5) : [`${rows.length} rows, not ${others.length}`, ...parted.slice(0, 5)];
}

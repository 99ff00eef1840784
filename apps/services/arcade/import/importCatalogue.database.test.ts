// Requirements: 15.3.
import { once } from 'node:events';
import { channels } from '@lupa/database/listen.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { FeedRow } from '@lupa/contracts/catalogueFeed.ts';
import { importReportSchema } from '@lupa/contracts/catalogueFeed.ts';
import { gamesAnswerSchema } from '@lupa/contracts/game.ts';
import { problemSchema } from '@lupa/contracts/calls.ts';
import { stringify } from '../testing/toCsv.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '../index/readCatalogue.ts';
import { exampleFeed, openArcade, toLines, type OpenArcade } from '../testing/openArcade.ts';
import { importCatalogue, ImportRunningError } from './importCatalogue.ts';

let arcade: OpenArcade;
let hold: Promise<unknown> | undefined;
beforeAll(async () => {
  // Without the thread that the product builds it in: that takes most of the time of an import so small.
  arcade = await openArcade(async (url) => {
    await hold;
    return readCatalogue(url);
  });
  await arcade.ready();
});
beforeEach(async () => {
  hold = undefined;
  const isFilled = arcade.liveIndex.current?.revision !== 0;
  // Rows, not tables: the index may still be read, and takes its tables in another order than truncate would.
  for (const table of ['arcade.superseded_games', 'arcade.games', 'arcade.providers', 'arcade.imports', 'delivery.changes'])
    await arcade.pool.query(`delete from ${table}`);
  await arcade.pool.query('select pg_notify($1, $2)', [channels.catalogue, '0']);
  await expect.poll(() => arcade.liveIndex.current?.revision).toBe(0);
  // The index tells readers that it is another one.
  if (isFilled) await expect.poll(changes).not.toEqual([]);
  await arcade.pool.query('delete from delivery.changes');
});
afterAll(() => arcade.close());

const report = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return importReportSchema.parse(await answer.json());
};
const allowed = { query: '?allowLargeChange=true' };
const load = async (rows: unknown[], headers?: Record<string, string>) => report(await arcade.put(toLines(rows), headers));
const list = async () => gamesAnswerSchema.parse(await arcade.json('/games/?pageSize=100&sort=name:asc'));
const changes = async () => (await arcade.pool.query('select tags from delivery.changes order by id')).rows;

const heldLock = `select from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.granted and d.datname = current_database() and l.objid = ${advisoryLocks.importCatalogue}`;

describe('an import', () => {
  it('changes nothing the second time', async () => {
    const feed = exampleFeed(30);
    expect(await load(feed)).toMatchObject({ read: 33, inserted: 33, updated: 0, unchanged: 0, removed: 0, rejectedCount: 0 });
    const before = await list();
    const noticed = await changes();
    expect(await load(feed)).toMatchObject({ read: 33, inserted: 0, updated: 0, unchanged: 33, removed: 0 });
    expect(await list()).toEqual(before);
    expect(await changes()).toEqual(noticed);
  });

  it('updates, removes and says so to the change feed', async () => {
    const feed = exampleFeed(30);
    await load(feed);
    const changed = feed.filter(({ id }) => id !== 105).map((row) => (row.id === 104 ? { ...row, name: 'Otro Nombre' } : row));
    expect(await load(changed)).toMatchObject({ updated: 1, removed: 1, inserted: 0 });
    const { results, rowsFound } = await list();
    expect(rowsFound).toBe(29);
    expect(results.some(({ id }) => id === '105')).toBe(false);
    expect(results.find(({ id }) => id === '104')?.name).toBe('Otro Nombre');
    // Once in the import's transaction and, for an index that replaced another, once more when answers have changed.
    await expect.poll(changes).toEqual(Array.from({ length: 4 }, () => ({ tags: ['catalogue'] })));
  });

  it('renames a provider in all its games, moves a game to a new one, and removes one with its games', { tags: ['thorough'] }, async () => {
    const feed = exampleFeed(30);
    await load(feed);
    const idsOf = async (name: string) => (await list()).results.filter(({ provider }) => provider.name === name).map(({ id }) => id);
    const renamed = feed.map((row) => (row.kind === 'provider' && row.id === 1 ? { ...row, name: 'Otro' } : row));
    expect(await load(renamed)).toMatchObject({ updated: 1 });
    expect(await idsOf('Otro')).toHaveLength(10);
    const moved = renamed.map((row) => (row.id === 104 ? { ...row, providerId: 77 } : row));
    const added = { ...feed.find(({ kind }) => kind === 'provider'), id: 77, name: 'Nuevo', normalisedName: 'nuevo' } as FeedRow;
    expect(await load([...moved, added])).toMatchObject({ inserted: 1, updated: 1 });
    expect(await idsOf('Nuevo')).toEqual(['104']);
    const without = [...moved, added].filter((row) => (row.kind === 'provider' ? row.id : row.providerId) !== 3);
    expect(await load(without, allowed)).toMatchObject({ removed: 11 });
    expect((await list()).facets.providers.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual([1, 2, 77]);
  });

  it('names each rejected row and why, and leaves its game as it was', async () => {
    const feed = exampleFeed(12);
    await load(feed);
    const game = feed.at(-1);
    const broken = feed.map((row): unknown => (row.id === 104 ? { ...row, type: 'POKEMON' } : row));
    const result = await arcade.put(
      `${toLines(broken)}\n\n{"id":\n${toLines([
        { ...game, id: 900, providerId: 77 },
        { ...game, name: 'Doble' },
        { ...game, id: 'x' },
        { ...game, id: 2 ** 40 },
        { ...game, id: 901, name: 'a\u0000b' },
        { ...game, id: 902, kind: 'casino' },
        'text',
      ])}\n{"id":903,"name":"${'x'.repeat(300 * 1024)}"}\n`,
    );
    const { rejected, rejectedCount, ...counts } = await report(result);
    expect(counts).toEqual({ read: 24, inserted: 0, updated: 0, unchanged: 14, removed: 0, held: 0 });
    expect(rejectedCount).toBe(10);
    expect(rejected.map(({ row, id }) => [row, id])).toEqual([
      [7, '104'],
      [17, null],
      [18, '900'],
      [19, '112'],
      [20, 'x'],
      [21, String(2 ** 40)],
      [22, '901'],
      [23, '902'],
      [24, null],
      [25, null],
    ]);
    expect(rejected.map(({ reason }) => reason).join('\n')).toMatch(
      /^type: .*game types\nis not JSON\nproviderId: there is no provider 77\nid: stands in row 15 already\nid: .*\nid: .*\nholds a character.*\nkind: .*\nis not an object\nis longer/,
    );
    expect((await list()).results.find(({ id }) => id === '104')?.type).toBe('ROULETTE');
  });

  it.each<[string, (feed: FeedRow[], count: number) => FeedRow[], string]>([
    ['remove', (feed, count) => feed.slice(0, -count), 'would remove 4 and rename 0 of 33 games and providers'],
    [
      'rename',
      (feed, count) => feed.map((row) => (row.id > 130 - count ? { ...row, name: `Otro ${row.id}` } : row)),
      'would remove 0 and rename 4 of 33 games and providers',
    ],
  ])('asks before it would %s more than a tenth', async (_what, change, title) => {
    const feed = exampleFeed(30);
    await load(feed);
    const before = await list();
    const answer = await arcade.put(toLines(change(feed, 4)));
    expect([answer.status, problemSchema.parse(await answer.json())]).toEqual([
      422,
      expect.objectContaining({ title: expect.stringContaining(title), parameter: 'allowLargeChange' }),
    ]);
    expect(await list()).toEqual(before);
    expect(await load(change(feed, 3))).toMatchObject({ rejectedCount: 0 });
    expect(await load(change(feed, 8), allowed)).toMatchObject({ rejectedCount: 0 });
  });

  it('removes nothing while a row cannot be read of which nobody knows whose it is', async () => {
    const feed = exampleFeed(30);
    await load(feed);
    expect(await report(await arcade.put(`${toLines(feed.slice(0, -2))}\n{"id":`))).toMatchObject({
      removed: 0,
      held: 2,
      rejectedCount: 1,
    });
    expect((await list()).rowsFound).toBe(30);
    expect(await load(feed.slice(0, -2))).toMatchObject({ removed: 2, held: 0 });
  });

  it('refuses what has no row that can be read', async () => {
    for (const [body, title] of [
      ['', 'The feed is empty'],
      ['{"name": "Uno"}\n{"name": "Dos"}', 'No row of the feed can be read. Row 1: id: '],
    ] as const) {
      const answer = await arcade.put(body);
      expect([answer.status, problemSchema.parse(await answer.json()).title]).toEqual([400, expect.stringContaining(title)]);
    }
  });

  it('leaves out rows that share an address, and those whose address is of one that stays', async () => {
    const feed = exampleFeed(30);
    await load(feed);
    const localUrl = '/juegos-gratis/juego-101/';
    const taken = feed.map((row): FeedRow => {
      if (row.kind === 'provider') return row.id === 2 ? { ...row, normalisedName: 'estudio-1' } : row;
      return row.id === 102 ? { ...row, localUrl } : row.id === 103 ? { ...row, localUrl: '/juegos-gratis/juego-105/' } : row;
    });
    const broken = taken.map((row): unknown => (row.id === 105 ? { ...row, type: 'POKEMON' } : row));
    const { rejected } = await load(broken);
    const reasonOf = (id: string) => rejected.find((one) => one.id === id)?.reason;
    expect([reasonOf('101'), reasonOf('102'), reasonOf('103'), reasonOf('1'), reasonOf('2')]).toEqual([
      `localUrl: another one has ${localUrl}`,
      `localUrl: another one has ${localUrl}`,
      'localUrl: another one has /juegos-gratis/juego-105/',
      'normalisedName: another one has estudio-1',
      'normalisedName: another one has estudio-1',
    ]);
    const { results } = await list();
    expect(results.map(({ id, localUrl: url }) => [id, url])).toEqual(
      expect.arrayContaining([
        ['101', localUrl],
        ['102', null],
        ['103', null],
      ]),
    );
  });

  it('reads CSV and gzip', async () => {
    const feed = exampleFeed(20);
    await load(feed);
    expect(await report(await arcade.put(stringify(feed), { 'Content-Type': 'text/csv; charset=utf-8' }))).toMatchObject({
      unchanged: 23,
      read: 23,
      rejectedCount: 0,
    });
    const packed = new Uint8Array(gzipSync(toLines(feed)));
    expect(await report(await arcade.put(packed, { 'Content-Encoding': 'gzip' }))).toMatchObject({ unchanged: 23 });
    const half = await arcade.put(packed.slice(0, packed.length / 2), { 'Content-Encoding': 'gzip' });
    expect(half.status).toBe(400);
    const quote = await arcade.put('id,name\n1,"a', { 'Content-Type': 'text/csv' });
    expect(quote.status).toBe(400);
    expect((await list()).rowsFound).toBe(20);
  });
});

describe('an import that must not be', () => {
  it('is refused without the token, of another type or encoding, and with a malformed parameter', async () => {
    for (const [status, headers] of [
      [401, { Authorization: '' }],
      [401, { Authorization: 'Bearer wrong' }],
      [415, { 'Content-Type': 'application/pdf' }],
      [415, { 'Content-Encoding': 'br' }],
      [400, { query: '?allowLargeChange=perhaps' }],
    ] as const) {
      const answer = await arcade.put(toLines(exampleFeed(3)), { ...headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    }
    expect((await list()).rowsFound).toBe(0);
  });

  it('waits for no other: 409 while one runs', async () => {
    const slow = new Readable({ read: () => undefined });
    const running = importCatalogue({ databaseUrl: arcade.databaseUrl, stream: slow });
    slow.push(`${toLines(exampleFeed(3))}\n`);
    await expect.poll(async () => (await arcade.pool.query(heldLock)).rowCount).toBe(1);
    expect((await arcade.put(toLines(exampleFeed(3)))).status).toBe(409);
    await expect(importCatalogue({ databaseUrl: arcade.databaseUrl, stream: Readable.from([]) })).rejects.toThrow(ImportRunningError);
    slow.push(null);
    expect((await running).report).toMatchObject({ inserted: 6 });
  });
});

describe('half an import', () => {
  const renamed = (feed: FeedRow[]) =>
    feed.map((row) => (row.kind === 'game' ? { ...row, name: `Nuevo ${row.id}`, searchVolume: 1 } : row));

  it('is never seen: answers are of the old catalogue until the new index is complete', async () => {
    const feed = exampleFeed(30);
    await load(feed);
    const before = await list();
    const release = Promise.withResolvers<undefined>();
    hold = release.promise;
    const changed = renamed(feed).filter(({ id }) => id !== 107);
    const upload = load([...changed, { ...changed.at(-1), id: 500, localUrl: null }], allowed);
    await expect.poll(async () => (await arcade.pool.query('select from arcade.games where id = 500')).rowCount).toBe(1);
    expect(gamesAnswerSchema.parse(await arcade.json('/games/?pageSize=100&sort=name:asc&ignoreCache=true'))).toEqual(before);
    release.resolve(undefined);
    await upload;
    const { results, rowsFound } = await list();
    expect([rowsFound, results.every(({ name }) => name.startsWith('Nuevo'))]).toEqual([30, true]);
  });

  it('is nothing: an upload that breaks off leaves the old catalogue', async () => {
    const feed = exampleFeed(30);
    await load(feed);
    const before = await list();
    const lines = toLines(renamed(feed));
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(lines));
        controller.error(new Error('connection lost'));
      },
    });
    await expect(arcade.put(body)).rejects.toThrow(/fetch failed|connection lost/);
    await expect.poll(async () => (await load(feed)).unchanged).toBe(33);
    expect(await list()).toEqual(before);
  });

  it('is nothing: a connection that dies in the middle of the import leaves the old catalogue', async () => {
    const feed = exampleFeed(30);
    await load(feed);
    const before = await list();
    const stream = new Readable({ read: () => undefined });
    const running = importCatalogue({ databaseUrl: arcade.databaseUrl, stream });
    const failure = expect(running).rejects.toThrow(/connection/i);
    stream.push(`${toLines(renamed(feed))}\n`);
    await expect
      .poll(
        async () =>
          (
            await arcade.pool.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arcade import' and datname = current_database()`,
            )
          ).rowCount,
      )
      .toBe(1);
    stream.push(null);
    await failure;
    expect(await list()).toEqual(before);
    expect(await load(feed)).toMatchObject({ unchanged: 33 });
  });
});

it('reads a broken stream as a failure, not as the end', async () => {
  const stream = Readable.from(
    (function* () {
      yield Buffer.from(stringify(exampleFeed(3)));
      throw new Error('broken');
    })(),
  );
  await expect(importCatalogue({ databaseUrl: arcade.databaseUrl, stream })).rejects.toThrow('broken');
  if (!stream.closed) await once(stream, 'close');
});

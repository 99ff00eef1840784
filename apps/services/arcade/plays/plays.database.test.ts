// Requirements: 11.13.
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { gameResultsSchema } from '@lupa/contracts/game.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../../../tests/setup/serveForTest.ts';
import { readCatalogue } from '../index/readCatalogue.ts';
import { exampleFeed, openArcade, toLines, type OpenArcade } from '../testing/openArcade.ts';
import { tryPlays } from './tryPlays.ts';

type Answer = { status?: number; type?: string; location?: string } | 'hang up';

const usual: Answer = { status: 200, type: 'text/html; charset=utf-8' };
const start = new Date('2026-11-25T15:00:00Z').getTime();
const hash = (id: number) => (id * 7).toString(16).padStart(32, '0');

let arcade: OpenArcade;
let host: TestServer;
const answers = new Map<number, Answer>();
let isDown = false;
let opened: number[] = [];

beforeAll(async () => {
  host = await openServer((request, response) => {
    const id = Number.parseInt(/\/([0-9a-f]{32})\//.exec(request.url ?? '')?.[1] ?? '0', 16) / 7;
    opened.push(id);
    const answer = isDown ? 'hang up' : request.url?.endsWith('?again') ? usual : (answers.get(id) ?? usual);
    if (answer === 'hang up') return void request.socket.destroy();
    const { status = 200, type = 'text/plain', location } = answer;
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end('<!doctype html>');
  });
  arcade = await openArcade((url) => readCatalogue(url));
  await arcade.ready();
  expect((await arcade.put(toLines(exampleFeed(12)))).status).toBe(200);
});
afterAll(async () => {
  await arcade.close();
  await host.close();
});
beforeEach(async () => {
  answers.clear();
  isDown = false;
  await arcade.pool.query('delete from arcade.play_checks');
});

async function round(minutes: number) {
  opened = [];
  const options = {
    pool: arcade.pool,
    freeplayUrl: host.url,
    logger: createLogger('arcade', 'silent'),
    signal: new AbortController().signal,
  };
  const outcome = await tryPlays({ ...options, pause: 0 }, new Date(start + minutes * 60_000));
  return { outcome, opened: [...new Set(opened)].toSorted((one, other) => one - other) };
}

const stopped = async () => {
  const { rows } = await arcade.pool.query<{ id: number }>(
    'select game_id as id from arcade.play_checks where stopped_at is not null order by 1',
  );
  return rows.map(({ id }) => id);
};
const sentStopped = async () => {
  const { results } = gameResultsSchema.parse(await arcade.json('/games/ids/?ids=101,102,103,104'));
  return results.filter(({ isFreePlayStopped }) => isFreePlayStopped).map(({ id, freePlayHash }) => [id, freePlayHash]);
};
const report = (id: number | string) => arcade.get(`/games/${id}/failed-start`, { method: 'POST' });
const reported = async () => {
  const { rows } = await arcade.pool.query<{ id: number }>(
    'select game_id as id from arcade.play_checks where reported_at is not null order by 1',
  );
  return rows.map(({ id }) => id);
};

describe('games of the free-play host', () => {
  it('are tried once a day, and one that fails an hour later again', async () => {
    answers.set(102, { status: 404, type: 'text/html' });
    const all = Array.from({ length: 12 }, (_, place) => 101 + place);
    expect(await round(0)).toEqual({ outcome: 'tried', opened: all });
    expect((await round(59)).outcome).toBe('nothing due');
    expect((await round(60)).opened).toContain(102);
    expect(await round(24 * 60)).toEqual({ outcome: 'tried', opened: all });
  });

  it('those that answer 404 or 500, are no page, do not answer, or lead away or in a circle are stopped after an hour, until they start', async () => {
    const failing: Answer[] = [
      { status: 404, type: 'text/html' },
      { status: 500, type: 'text/html' },
      { status: 200, type: 'application/json' },
      'hang up',
      { status: 302, location: 'https://elsewhere.example/' },
      { status: 302, location: '?' },
    ];
    failing.forEach((answer, place) => answers.set(101 + place, answer));
    await round(0);
    expect(await stopped()).toEqual([]);
    await arcade.pool.query('delete from delivery.changes');
    await round(60);
    expect(await stopped()).toEqual([101, 102, 103, 104, 105, 106]);
    await expect
      .poll(async () => (await arcade.pool.query('select distinct tags from delivery.changes')).rows)
      .toEqual([{ tags: [catalogueTag()] }]);
    await expect.poll(sentStopped).toEqual([101, 102, 103, 104].map((id) => [String(id), hash(id)]));
    answers.clear();
    await round(120);
    expect(await stopped()).toEqual([]);
    await expect.poll(sentStopped).toEqual([]);
  });

  it('one that moved within its host starts', async () => {
    answers.set(102, { status: 301, location: '?again' });
    await round(0);
    const { rows } = await arcade.pool.query('select status from arcade.play_checks where game_id = 102 and failing_since is null');
    expect(rows).toEqual([{ status: 200 }]);
  });

  it('are all left alone while nothing starts, and nothing is kept of it', async () => {
    await round(0);
    isDown = true;
    expect((await round(24 * 60)).outcome).toBe('nothing started');
    expect((await round(26 * 60)).outcome).toBe('nothing started');
    isDown = false;
    for (let id = 101; id < 113; id++) answers.set(id, { status: 502, type: 'text/html' });
    expect((await round(28 * 60)).outcome).toBe('nothing started');
    expect(await stopped()).toEqual([]);
    const { rows } = await arcade.pool.query('select 1 from arcade.play_checks where failing_since is not null');
    expect(rows).toEqual([]);
  });

  it('another game says whether the host works where only one that fails is due', async () => {
    answers.set(102, { status: 404, type: 'text/html' });
    await round(0);
    isDown = true;
    expect((await round(60)).outcome).toBe('nothing started');
    expect(await stopped()).toEqual([]);
    isDown = false;
    expect((await round(120)).outcome).toBe('tried');
    expect(await stopped()).toEqual([102]);
  });
});

it('a game with a new hash is offered again', async () => {
  answers.set(104, 'hang up');
  await round(0);
  await round(60);
  await expect.poll(async () => (await sentStopped()).map(([id]) => id)).toEqual(['104']);
  const feed = exampleFeed(12).map((row) => (row.kind === 'game' && row.id === 104 ? { ...row, freePlayHash: 'e'.repeat(32) } : row));
  expect((await arcade.put(toLines(feed))).status).toBe(200);
  await arcade.pool.query(`select pg_notify('arcade_plays', '')`);
  await expect.poll(sentStopped).toEqual([]);
});

describe('a report of a game that did not start', () => {
  it('makes it due, once an hour', async () => {
    await arcade.pool.query(
      `insert into arcade.play_checks (game_id, hash, at, status) select id, free_play_hash, now(), 200 from arcade.games`,
    );
    const minutes = (Date.now() - start) / 60_000;
    expect((await round(minutes)).outcome).toBe('nothing due');
    expect((await report(105)).status).toBe(202);
    expect(await round(minutes + 1)).toEqual({ outcome: 'tried', opened: [105] });
    expect((await report(105)).status).toBe(202);
    expect((await round(minutes + 2)).outcome).toBe('nothing due');
    await arcade.pool.query(
      `update arcade.play_checks set reported_at = reported_at - interval '61 minutes', at = at - interval '2 hours'`,
    );
    expect((await report(105)).status).toBe(202);
    expect((await round(minutes + 3)).opened).toContain(105);
  });

  it('counts for a game that was never tried', async () => {
    expect((await report(106)).status).toBe(202);
    expect(await reported()).toEqual([106]);
    const { rows } = await arcade.pool.query('select at, stopped_at from arcade.play_checks');
    expect(rows).toEqual([{ at: null, stopped_at: null }]);
  });

  it.each([999, 'abc', '99999999999'])('is a 404 for %s', async (id) => {
    const answer = await report(id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(await reported()).toEqual([]);
  });

  it('is dropped while too many wait, so that nobody makes the host work by it', async () => {
    await arcade.pool.query(
      `insert into arcade.play_checks (game_id, hash, reported_at) select 1000 + n, 'x', now() from generate_series(1, 100) n`,
    );
    expect((await report(107)).status).toBe(202);
    expect(await reported()).not.toContain(107);
  });
});

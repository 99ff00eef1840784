import { advisoryLocks } from '@lupa/database/locks.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { lead } from '../lead.ts';
import type { Cdn } from './cdn.ts';
import { Purger, type PurgerOptions } from './purger.ts';

const database = useTestDatabase();
const stops: (() => Promise<void>)[] = [];

beforeEach(() => database.pool.query('truncate delivery.changes, delivery.purge_positions restart identity'));
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

function createFakeCdn({ tags = 100 } = {}) {
  const state = { isDown: false, refused: 0, taken: [] as string[][] };
  const take = (purged: readonly string[]) => {
    if (state.isDown) state.refused += 1;
    else state.taken.push([...purged]);
    return state.isDown ? Promise.reject(new Error('the CDN is down')) : Promise.resolve();
  };
  const cdn: Cdn = { name: 'fake', limits: { tags, characters: 4096 }, purge: take, purgeEverything: () => take(['*']) };
  return { state, cdn };
}

const record = async (...tags: string[]) => {
  const { rows } = await database.pool.query('select delivery.record_change($1) as id', [tags]);
  return Number(rows[0].id);
};
const readPosition = async () =>
  Number((await database.pool.query('select position from delivery.purge_positions')).rows[0]?.position ?? NaN);
const setPosition = (position: number) =>
  database.pool.query(`insert into delivery.purge_positions (cdn, position) values ('fake', $1)`, [position]);

const quick = { settle: 0, repeat: 50, poll: 20, retry: { first: 10, longest: 40 } };

function start(cdn: Cdn, options: Partial<PurgerOptions> = {}) {
  const metrics: Metrics = createMetrics('purger');
  const purger = new Purger({ pool: database.pool, cdn, logger: createLogger('purger', 'silent'), metrics, ...quick, ...options });
  const stopping = new AbortController();
  const working = purger.work(stopping.signal);
  const stop = () => {
    stopping.abort();
    return working;
  };
  stops.push(stop);
  return { purger, metrics, stop };
}

describe('the purger', () => {
  it('purges each change twice, and keeps its position only after the second', async () => {
    await setPosition(0);
    const { state, cdn } = createFakeCdn();
    const { purger } = start(cdn, { repeat: 600 });
    const id = await record('page:/a b/', 'routes');
    purger.wake();
    await expect.poll(() => state.taken).toEqual([['page:/a%20b/', 'routes']]);
    expect(await readPosition()).toBe(0);
    await expect.poll(() => state.taken).toHaveLength(2);
    await expect.poll(readPosition).toBe(id);
    expect(purger.lagSeconds).toBe(0);
  });

  it('purges again after a restart what had no second purge, and what came while nobody worked', async () => {
    await setPosition(0);
    const first = createFakeCdn();
    const { stop } = start(first.cdn, { repeat: 60_000 });
    await record('page:/first/');
    await expect.poll(() => first.state.taken).toEqual([['page:/first/']]);
    await stop();
    const id = await record('page:/second/');
    const second = createFakeCdn();
    start(second.cdn);
    await expect.poll(() => second.state.taken[0]).toEqual(['page:/first/', 'page:/second/']);
    await expect.poll(readPosition).toBe(id);
    const third = createFakeCdn();
    start(third.cdn);
    const last = await record('page:/third/');
    await expect.poll(readPosition).toBe(last);
    expect(third.state.taken.flat()).not.toContain('page:/first/');
  });

  it('loses nothing while the CDN is down, and says so once', async () => {
    await setPosition(0);
    const { state, cdn } = createFakeCdn();
    state.isDown = true;
    const lines: string[] = [];
    const note = (line: { event?: string }) => void lines.push(line.event ?? '');
    const logger = Object.assign(createLogger('purger', 'silent'), { error: note, info: note });
    const { purger, metrics } = start(cdn, { logger });
    await record('page:/a/');
    await expect.poll(() => state.refused).toBeGreaterThan(2);
    const last = await record('page:/b/');
    await expect.poll(() => purger.lagSeconds).toBeGreaterThan(0.01);
    expect(await readPosition()).toBe(0);
    state.isDown = false;
    await expect.poll(readPosition).toBe(last);
    expect(new Set(state.taken.flat())).toEqual(new Set(['page:/a/', 'page:/b/']));
    expect(lines).toEqual(['purger.failed', 'purger.restored']);
    expect(await metrics.registry.metrics()).toMatch(/purger_purges_total{outcome="failed",service="purger"} \d/);
  });

  it('works in one of all instances, and goes on in another', async () => {
    await setPosition(0);
    const cdns = [createFakeCdn(), createFakeCdn()];
    const duties = cdns.map(({ cdn }) => {
      const logger = createLogger('purger', 'silent');
      const purger = new Purger({ pool: database.pool, cdn, logger, metrics: createMetrics('purger'), ...quick });
      return lead({
        sessionUrl: database.url,
        name: 'purger test',
        lock: advisoryLocks.purgeCdn,
        logger,
        work: (signal) => purger.work(signal),
        retryDelay: 20,
      });
    });
    stops.push(...duties.map((duty) => () => duty.close()));
    const first = await record('page:/a/');
    await expect.poll(readPosition).toBe(first);
    const working = cdns.findIndex(({ state }) => state.taken.length > 0);
    const other = cdns[1 - working];
    expect(other?.state.taken).toEqual([]);
    await duties[working]?.close();
    const second = await record('page:/b/');
    await expect.poll(readPosition).toBe(second);
    expect(other?.state.taken[0]).toEqual(['page:/b/']);
  });

  it('sends no more tags at once than the CDN takes, and everything instead of a thousand', async () => {
    await setPosition(0);
    const { state, cdn } = createFakeCdn({ tags: 100 });
    await record(...Array.from({ length: 250 }, (_, index) => `page:/${index}/`));
    const { stop } = start(cdn, { repeat: 60_000 });
    await expect.poll(() => state.taken.map(({ length }) => length)).toEqual([100, 100, 50]);
    await stop();
    await record(...Array.from({ length: 1001 }, (_, index) => `page:/many-${index}/`));
    const many = createFakeCdn();
    start(many.cdn, { repeat: 60_000 });
    await expect.poll(() => many.state.taken).toEqual([['*']]);
  });

  it('purges everything for the tag of everything, at its very first start, and where changes are gone', async () => {
    await record('page:/a/');
    const first = createFakeCdn();
    const { stop } = start(first.cdn);
    await expect.poll(() => first.state.taken[0]).toEqual(['*']);
    await expect.poll(readPosition).toBe(1);
    await record('*', 'page:/b/');
    await expect.poll(readPosition).toBe(2);
    expect(new Set(first.state.taken.flat())).toEqual(new Set(['*']));
    await stop();

    await record('page:/c/');
    await record('page:/d/');
    await database.pool.query('delete from delivery.changes where id <= 3');
    const gap = createFakeCdn();
    const { stop: stopGap } = start(gap.cdn);
    await expect.poll(readPosition).toBe(4);
    expect(new Set(gap.state.taken.flat())).toEqual(new Set(['*']));
    await stopGap();

    await database.pool.query('update delivery.purge_positions set position = 99');
    const restored = createFakeCdn();
    start(restored.cdn);
    await expect.poll(readPosition).toBe(4);
    expect(new Set(restored.state.taken.flat())).toEqual(new Set(['*']));
  });
});

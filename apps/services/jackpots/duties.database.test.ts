import { createPool } from '@lupa/database/connect.ts';
import { buildDemoJackpots } from '@lupa/demo/jackpots.ts';
import { describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { readRows } from './feedPoller.ts';
import { createJackpotStore } from './jackpotStore.ts';
import { seedJackpots } from './seedDemo.ts';
import { planStep } from './simulator.ts';
import { type TestInstance, startForTest } from './testJackpots.ts';
import type { JackpotsSettings } from './start.ts';

const database = useTestDatabase();
const until = { timeout: 60_000, interval: 20 };

const start = (settings: Partial<JackpotsSettings> = {}) => startForTest(database.url, settings);

const read = async (instance: TestInstance, id: string) =>
  (await instance.get(`/jackpots/${id}`)).json() as Promise<Record<string, unknown>>;

describe('the demo', () => {
  it('has a believable history of eight pots, the same each time', () => {
    const jackpots = buildDemoJackpots();
    expect(jackpots).toEqual(buildDemoJackpots());
    expect(jackpots.map(({ jackpotId }) => jackpotId)).toEqual(Array.from({ length: 8 }, (_, index) => `jp-${index + 1}`));
    for (const { startAmount, amount, wins } of jackpots) {
      expect(wins.length).toBeGreaterThan(2);
      for (const value of [amount, ...wins.map((win) => win.amount)]) expect(value).toBeGreaterThan(startAmount);
      const moments = wins.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted().toReversed());
      expect(moments.every((at) => at > '2024-11' && at < '2026-11-21')).toBe(true);
    }
  });

  it('is seeded once, marked as simulated, and leaves real amounts alone', async () => {
    const instance = await start();
    await instance.put('jp-8', { currencyCode: 'CLP', amount: 5 });
    expect(await seedJackpots(database.url)).toContain(' 7 ');
    expect(await seedJackpots(database.url)).toContain(' 0 ');
    const [model] = buildDemoJackpots();
    await vi.waitFor(async () => expect(await read(instance, 'jp-1')).toMatchObject({ isSimulated: true, wins: model?.wins }), until);
    expect(await read(instance, 'jp-8')).toMatchObject({ isSimulated: false, amount: 5, wins: [] });
  });

  it('rises by one of the instances, until real amounts come, which are never replaced', async () => {
    const settings = { isSimulating: true };
    const [first, second] = [await start(settings), await start(settings)];
    const { amount: before } = await read(second, 'jp-1');
    await vi.waitFor(async () => expect((await read(second, 'jp-1'))['amount']).toBeGreaterThan(Number(before)), until);
    expect([first, second].filter(({ log }) => log().includes('simulator is on'))).toHaveLength(1);

    const real = await first.put('jp-2', { currencyCode: 'CLP', amount: 7 });
    expect(real).toMatchObject({ isSimulated: false, wins: [] });
    const pool = createPool({ url: database.url, name: 'test', max: 1 });
    const store = createJackpotStore(pool);
    const jp2 = { jackpotId: 'jp-2', currencyCode: 'CLP' };
    expect(await store.raise(jp2, 10)).toBe(false);
    expect(await store.write({ ...jp2, amount: 1, wonAmount: 7, isSimulated: true })).toEqual(real);
    const restarted = await store.write({ jackpotId: 'jp-3', currencyCode: 'CLP', amount: 20, wonAmount: 60, isSimulated: true });
    expect(restarted).toMatchObject({ amount: 20, isSimulated: true });
    expect(restarted.wins[0]).toMatchObject({ amount: 60 });
    await pool.end();
  });

  it('is won as seldom as its history has it, and else rises a little', () => {
    for (const model of buildDemoJackpots()) {
      const chance = 2.5 / model.secondsBetweenWins;
      expect(planStep(model, 2.5, () => chance / 2)).toEqual({ kind: 'win', startAmount: model.startAmount });
      for (const random of [chance, 0.5, 0.999]) {
        const step = planStep(model, 2.5, () => random);
        expect(step.kind === 'raise' && step.by > 0 && step.by < model.startAmount / 10_000).toBe(true);
      }
    }
  });
});

describe('a feed', () => {
  it(
    'is read again and again; rows that cannot be used are dropped and logged, what has not changed is not written',
    { tags: ['thorough'] },
    async () => {
      let answer = '';
      const { url } = await serveForTest((_request, response) => response.end(answer));
      const row = (jackpotId: string, amount: unknown) => ({ jackpotId, currencyCode: 'CLP', amount });
      answer = JSON.stringify([row('feed-1', 1), row('feed-2', -5), row('feed-1', 2), 7, row('jp-4', 44)]);
      const [first, second] = [await start({ feed: { url, seconds: 1 } }), await start({ feed: { url, seconds: 1 } })];
      await vi.waitFor(async () => expect(await read(second, 'feed-1')).toMatchObject({ amount: 2, sequence: 1 }), until);
      expect(await read(second, 'jp-4')).toMatchObject({ amount: 44, isSimulated: false, wins: [] });
      expect((await second.get('/jackpots/feed-2')).status).toBe(404);
      expect(first.log() + second.log()).toContain('"first":"row 2: amount: ');
      answer = 'not JSON';
      const failures = async () => {
        const metrics = await Promise.all([first, second].map((instance) => instance.metrics()));
        return Number(/^jackpots_feed_reads_total\{outcome="failed".*\} (\d+)$/m.exec(metrics.join(''))?.[1]);
      };
      await vi.waitFor(async () => expect(await failures()).toBeGreaterThan(1), until);
      answer = `[${' '.repeat(1_100_000)}]`;
      await vi.waitFor(() => expect(first.log() + second.log()).toContain('larger than 1048576 bytes'), until);
      answer = JSON.stringify([row('feed-1', 2), row('feed-2', 3)]);
      await vi.waitFor(async () => expect(await read(first, 'feed-2')).toMatchObject({ amount: 3 }), until);
      expect(await read(first, 'feed-1')).toMatchObject({ sequence: 1 });
      await vi.waitFor(() => expect(first.log() + second.log()).toContain('is read again'), until);
      // Once for all turns that go wrong in the same way.
      expect((first.log() + second.log()).match(/could not be read/g)).toHaveLength(2);
      expect((first.log() + second.log()).match(/were dropped/g)).toHaveLength(1);
    },
  );

  it('has at most 5000 rows', () => {
    const { rows, dropped } = readRows(
      Array.from({ length: 6000 }, (_, id) => ({ jackpotId: String(id), currencyCode: 'CLP', amount: id })),
    );
    expect([rows.length, dropped?.first]).toEqual([5000, 'more than 5000 rows']);
  });
});

it('sequences grow by one with each change, whichever instance it comes to', async () => {
  const [first, second] = [await start(), await start()];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? first : second).put('counted', { currencyCode: 'CLP', amount: index })),
  );
  expect(answers.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  const last = answers.find(({ sequence }) => sequence === 40);
  for (const instance of [first, second]) {
    await vi.waitFor(async () => expect(await read(instance, 'counted')).toMatchObject({ sequence: 40, amount: last?.amount }), until);
  }
});

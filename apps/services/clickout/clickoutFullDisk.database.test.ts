import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseLine, startDatabaseLine } from '../../../tests/setup/databaseLine.ts';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { offerRowsSchema, type OfferRows } from './offerBook.ts';
import { createSnapshot } from '@lupa/server/snapshot.ts';
import { runClickout } from './start.ts';
import { ask, clickIdOf, publish, signFor, testSettings } from './testing/testClickout.ts';
import { mountSmallDisk, type SmallDisk } from '../../../tests/setup/smallDisk.ts';

const reserve = 128 * 1024;
const database = useTestDatabase();
let disk: SmallDisk | null;
let line: DatabaseLine;

beforeAll(async () => {
  disk = await mountSmallDisk(2 * 1024 * 1024);
  await publish(database.pool, { partnerSlug: 'casino-andino', trackingUrl: 'https://track.andino.example/c?click={clickId}' });
  line = await startDatabaseLine(database.url);
});
afterAll(async () => {
  line.cut();
  await disk?.unmount();
});

function startClickout(directory: string, write: (line: string) => void, metrics = createMetrics('clickout')) {
  return runClickout(
    testSettings(line.url, directory, { spoolLease: 500, reserve }),
    createLogger('clickout', 'trace', { write }),
    metrics,
  );
}

const events = (logged: string[]) => new Set(logged.map((text) => (JSON.parse(text) as { event?: string }).event));

test('with the database away and the disk full: redirects, a state that says so, and every click recorded or counted as lost', async ({
  skip,
}) => {
  if (disk === null) return skip('no small disk');
  const logged: string[] = [];
  const metrics = createMetrics('clickout');
  const running = await startClickout(disk.directory, (text) => logged.push(text), metrics);
  const state = async () => {
    const { status, body } = await ask(running.port, '/readyz');
    return `${status} ${/not ready|spooling|ready/.exec(body)?.[0] ?? body}`;
  };
  const metric = async (name: string) => Number(new RegExp(`^${name}{[^}]*} (\\S+)$`, 'm').exec(await metrics.registry.metrics())?.[1]);
  const answered: string[] = [];
  const click = async () => {
    const { status, headers } = await ask(running.port, `/jugar/casino-andino/bienvenida?p=${signFor()}`);
    expect(status).toBe(302);
    answered.push(clickIdOf(headers.location));
  };
  await expect.poll(() => metric('clickout_reserve_bytes')).toBe(reserve);
  await click();
  expect([await state(), await metric('clickout_clicks_lost_total')]).toEqual(['200 ready', 0]);

  line.cut();
  await disk.fill();
  await click();
  expect(await state()).toBe('200 spooling');
  expect(events(logged)).toContain('clicks.reserveTaken');
  while ((await metric('clickout_clicks_lost_total')) === 0) await Promise.all(Array.from({ length: 20 }, click));
  expect(answered.length).toBeGreaterThan(100);
  await expect.poll(() => click().then(state)).toBe('503 not ready');
  expect(events(logged)).toContain('clicks.lost');
  expect((await readdir(join(disk.directory, 'spool'))).filter((name) => name.startsWith('clicks-')).length).toBeLessThan(4);

  await line.mend();
  await disk.makeRoom();
  await expect.poll(state).toBe('200 ready');
  const lostInReports = async () =>
    Number((await database.pool.query<{ lost: string }>('select sum(clicks) as lost from clicks.lost')).rows[0]?.lost);
  const lost = await metric('clickout_clicks_lost_total');
  await expect.poll(lostInReports).toBe(lost);
  await click();
  const { rows } = await database.pool.query<{ id: string }>('select id from clicks.clicks');
  expect(rows.length).toBe(answered.length - lost);
  expect(new Set(answered)).toEqual(new Set([...answered, ...rows.map(({ id }) => id)]));
  await running.close();
});

test('offers that cannot be kept on a full disk leave the ones before, and no draft', async ({ skip }) => {
  if (disk === null) return skip('no small disk');
  const folder = join(disk.directory, 'offers');
  const errors: unknown[] = [];
  const snapshot = createSnapshot(join(folder, 'offers.json'), offerRowsSchema, (error) => errors.push(error));
  const rowsOf = (partnerSlug: string, count: number): OfferRows => ({
    offers: [],
    partners: Array.from({ length: count }, () => ({ partnerSlug, isActive: true, reviewSlug: null, licences: [] })),
    legalPeriods: [],
  });
  const before = rowsOf('casino-andino', 1);
  snapshot.keep(before);
  await snapshot.close();
  await disk.fill();
  snapshot.keep(rowsOf('x', 1000));
  await snapshot.close();
  expect(errors).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  expect(await readdir(folder)).toEqual(['offers.json']);
  expect(await snapshot.read()).toEqual(before);
  await disk.makeRoom();
});

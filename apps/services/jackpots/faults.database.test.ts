// Requirements: 9.13.
import { describe, expect, it, vi } from 'vitest';
import { queryOnce } from '../../../tests/setup/queryOnce.ts';
import { useTestDatabase, findTestPostgres } from '../../../tests/setup/testDatabase.ts';
import { openStuckReader } from './stuckReader.ts';
import { type connect, connectForTest, startForTest, type TestClient } from './testJackpots.ts';
import type { JackpotsSettings } from './start.ts';

const database = useTestDatabase();
const jp1 = { jackpotId: 'jp-1', currencyCode: 'CLP' };
const until = { timeout: 60_000, interval: 10 };

const start = (settings: Partial<JackpotsSettings> = {}) => startForTest(database.url, settings);

async function open(...parameters: Parameters<typeof connect>): Promise<TestClient> {
  const client = connectForTest(...parameters);
  client.socket.emit('track', jp1);
  await vi.waitFor(() => expect(client.prizes).toHaveLength(1), until);
  return client;
}

async function administrate(...statements: string[]): Promise<void> {
  for (const statement of statements) await queryOnce(await findTestPostgres(), statement);
}

const databaseName = () => new URL(database.url).pathname.slice(1);
const endConnections = () => `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseName()}'`;

describe('while the database is away', () => {
  it('the last amounts are served, the service is not ready, and it catches up when it comes back', async () => {
    const [first, second] = [await start(), await start()];
    await first.put('jp-1', { currencyCode: 'CLP', amount: 10 });
    const client = await open(second.url);
    await administrate(`alter database ${databaseName()} allow_connections false`, endConnections());
    expect((await second.get('/readyz')).status).toBe(503);
    expect(await (await second.get('/jackpots/jp-1')).json()).toMatchObject({ amount: 10 });
    expect((await second.get('/jackpots/jp-1/wins')).status).toBe(503);
    const late = await open(second.url);
    expect(late.prizes[0]?.amount).toBe(10);
    await expect(first.put('jp-1', { currencyCode: 'CLP', amount: 11 })).rejects.toThrow('503');

    await administrate(`alter database ${databaseName()} allow_connections true`);
    await vi.waitFor(async () => expect((await second.get('/readyz')).status).toBe(200), until);
    await first.put('jp-1', { currencyCode: 'CLP', amount: 12 });
    await vi.waitFor(() => expect(client.prizes.at(-1)?.amount).toBe(12), until);
    expect(client.socket.connected).toBe(true);
  });

  it('instances still hear each other after many breaks', { tags: ['thorough'] }, async () => {
    const [first, second] = [await start(), await start()];
    await first.put('jp-1', { currencyCode: 'CLP', amount: 20 });
    const client = await open(second.url);
    for (let round = 1; round <= 4; round += 1) {
      await administrate(endConnections());
      await listeners(2);
      await vi.waitFor(() => first.put('jp-1', { currencyCode: 'CLP', amount: 20 + round }), until);
      await vi.waitFor(() => expect(client.prizes.at(-1)?.amount).toBe(20 + round), until);
    }
  });
});

async function listeners(count: number): Promise<void> {
  const query = `select count(*)::int as count from pg_stat_activity where datname = $1 and query like 'listen%'`;
  const url = await findTestPostgres();
  await vi.waitFor(async () => expect(await queryOnce(url, query, [databaseName()])).toEqual([{ count }]), until);
}

describe('a line that is bad', () => {
  it('a client that stops reading makes nothing grow, gets no queue, and the last amount when it reads again', async () => {
    const instance = await start({ interval: 0 });
    await instance.put('jp-1', { currencyCode: 'CLP', amount: 1 });
    const reader = await openStuckReader(instance.url, instance.running.server, jp1);
    const other = await open(instance.url);
    await reader.stopReading();
    const full = reader.waitingBytes();
    let amount = 1;
    for (let count = 0; count < 50; count += 1) {
      await instance.put('jp-1', { currencyCode: 'CLP', amount: ++amount });
      await vi.waitFor(() => expect(other.prizes.at(-1)?.amount).toBe(amount), until);
    }
    expect(reader.waitingBytes() - full).toBeLessThan(300);
    reader.readAgain();
    await vi.waitFor(() => expect(reader.amounts.at(-1)).toBe(amount), until);
    expect(reader.amounts.length).toBeLessThanOrEqual(3);
    reader.close();
  });

  it('a client for which too much waits all the same is disconnected', async () => {
    const instance = await start();
    await instance.put('jp-1', { currencyCode: 'CLP', amount: 60 });
    const reader = await openStuckReader(instance.url, instance.running.server, jp1);
    await reader.stopReading(2 * 1024 * 1024);
    await vi.waitFor(() => expect(reader.isEnded()).toBe(true), until);
    reader.close();
  });

  it('where websockets are blocked a client falls back to polling', async () => {
    const instance = await start();
    instance.running.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
    await instance.put('jp-1', { currencyCode: 'CLP', amount: 70 });
    const client = await open(instance.url, { transports: ['websocket', 'polling'], tryAllTransports: true });
    expect(client.socket.io.engine.transport.name).toBe('polling');
    await instance.put('jp-1', { currencyCode: 'CLP', amount: 71 });
    await vi.waitFor(() => expect(client.prizes.at(-1)?.amount).toBe(71), until);
  });

  it('a service that closes tells its clients and does not wait for one that is stuck', async () => {
    const instance = await start();
    const polling = await open(instance.url, { transports: ['polling'] });
    const websocket = await open(instance.url);
    const stuck = await openStuckReader(instance.url, instance.running.server, jp1);
    await stuck.stopReading();
    const reasons: string[] = [];
    for (const { socket } of [polling, websocket]) socket.on('disconnect', (reason) => reasons.push(reason));
    await instance.running.close();
    await vi.waitFor(() => expect(reasons).toHaveLength(2), until);
    expect(instance.log()).not.toMatch(/"level":"(warn|error)"/);
    stuck.close();
  });
});

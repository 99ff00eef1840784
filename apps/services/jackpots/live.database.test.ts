// Requirements: 4.34, 4.38, 7.32, 7.33, 7.34.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { startInstance, type TestInstance, connectForTest } from './testJackpots.ts';

const database = useTestDatabase();
let first: TestInstance;
let second: TestInstance;
const jp1 = { jackpotId: 'jp-1', currencyCode: 'CLP' };
const until = { timeout: 60_000, interval: 5 };

beforeAll(async () => {
  first = await startInstance(database.url);
  second = await startInstance(database.url);
});
afterAll(async () => {
  await Promise.all([first.running.close(), second.running.close()]);
});

describe.each([['websocket'], ['polling']])('a client over %s', (transport) => {
  const transports = [transport];

  it('gets the present amount at once, then the changes of either instance', async () => {
    await first.put('jp-1', { currencyCode: 'CLP', amount: 1000.5 });
    const client = connectForTest(second.url, { transports });
    client.socket.emit('track', jp1);
    await vi.waitFor(() => expect(client.prizes.at(-1)).toMatchObject({ ...jp1, amount: 1000.5 }), until);
    for (const [instance, amount] of [
      [first, 1001],
      [second, 1002],
    ] as const) {
      const { sequence, at } = await instance.put('jp-1', { currencyCode: 'CLP', amount });
      await vi.waitFor(() => expect(client.prizes.at(-1)).toMatchObject({ ...jp1, amount, sequence, at }), until);
    }
  });

  it('gets two messages a second of amounts that change faster, never an older one, and in the end the last', async () => {
    const client = connectForTest(first.url, { transports });
    client.socket.emit('track', jp1);
    await vi.waitFor(() => expect(client.prizes).toHaveLength(1), until);
    const started = performance.now();
    let amount = 2000;
    // Long enough, and many enough however slow the machine is.
    while (performance.now() - started < 1600 || amount <= 2020) {
      await [first, second][amount % 2]?.put('jp-1', { currencyCode: 'CLP', amount: ++amount });
    }
    await vi.waitFor(() => expect(client.prizes.at(-1)?.amount).toBe(amount), until);
    const elapsed = (client.prizes.at(-1)?.receivedAt ?? 0) - (client.prizes[0]?.receivedAt ?? 0);
    expect(client.prizes.length - 1).toBeLessThanOrEqual(Math.floor((elapsed + 100) / 500));
    const sequences = client.prizes.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('gets nothing more after stop', async () => {
    const client = connectForTest(first.url, { transports });
    client.socket.emit('track', jp1);
    await vi.waitFor(() => expect(client.prizes).toHaveLength(1), until);
    client.socket.emit('stop');
    const probe = connectForTest(first.url);
    // Whatever was sent before the answer to a later request has arrived when that has.
    client.socket.emit('track', 'nothing');
    await vi.waitFor(() => expect(client.problems).toHaveLength(1), until);
    await first.put('jp-1', { currencyCode: 'CLP', amount: 3000 });
    probe.socket.emit('track', jp1);
    await vi.waitFor(() => expect(probe.prizes.at(-1)?.amount).toBe(3000), until);
    // What is sent to anybody is sent to all: the next one comes half a second later at the earliest.
    await first.put('jp-1', { currencyCode: 'CLP', amount: 3001 });
    await vi.waitFor(() => expect(probe.prizes.at(-1)?.amount).toBe(3001), until);
    expect(client.prizes).toHaveLength(1);
  });
});

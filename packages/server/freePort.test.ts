import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isFreePort } from './freePort.ts';

test('free ports are distinct, can be opened, and are none that the system deals out by itself', async () => {
  const [first, ...others] = await Promise.all([freePort(), ...Array.from({ length: 49 }, () => freePort())]);
  const ports = [first, ...others];
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(first, '127.0.0.1', resolve));
  expect(await isFreePort(first)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  const row = await freePort(3);
  expect(await Promise.all([row, row + 1, row + 2].map(isFreePort))).toEqual([true, true, true]);
  expect(await isFreePort(first)).toBe(true);
});

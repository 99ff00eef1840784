import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isFreePort, claimPort } from './freePort.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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

async function claimElsewhere(port: number) {
  const script = `import { claimPort } from ${JSON.stringify(join(import.meta.dirname, 'freePort.ts'))};
    process.stdout.write(String(claimPort(${port}))); process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const end = async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { got: String(said), end };
}

test('a port is that of one process, until it ends', async () => {
  const port = 100_000 + process.pid;
  const other = await claimElsewhere(port);
  expect([other.got, claimPort(port)]).toEqual(['true', false]);
  await other.end();
  expect(claimPort(port)).toBe(true);
  const late = await claimElsewhere(port);
  await late.end();
  expect([late.got, claimPort(port)]).toEqual(['false', true]);
});

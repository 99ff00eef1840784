import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimPort } from './claimPort.ts';

/** A process that claims a port, says whether it got it, and stays until its input ends. */
async function claimElsewhere(port: number) {
  const script = `import { claimPort } from ${JSON.stringify(join(import.meta.dirname, 'claimPort.ts'))};
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

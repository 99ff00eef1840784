import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTestFolder } from '../setup/testFolder.ts';

const folder = useTestFolder();
let part: ChildProcess | undefined;

// A part that answers its health check for as long as nobody asks it to be silent; it writes down each question.
const program = `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  let isSilent = false;
  createServer((request, response) => {
    if (request.url === '/silent') isSilent = true;
    else appendFileSync('asked', request.url + '\\n');
    if (request.url === '/silent' || !isSilent) response.end('alive');
    else response.destroy();
  }).listen(process.env.SITE_PORT, '127.0.0.1');`;

beforeEach(async () => {
  for (const file of ['scripts/role.mjs', 'packages/configuration/ports.json']) await cp(file, join(folder.path, file));
  await mkdir(join(folder.path, 'apps/site/dist/server'), { recursive: true });
  await writeFile(join(folder.path, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder.path, 'apps/site/dist/server/main.js'), program);
  await writeFile(join(folder.path, 'systemd-notify'), `#!/bin/sh\necho "$1" >> ${folder.path}/told\n`);
  await chmod(join(folder.path, 'systemd-notify'), 0o755);
});
afterEach(() => void part?.kill('SIGKILL'));

const readLines = async (name: string) => (await readFile(join(folder.path, name), 'utf8').catch(() => '')).split('\n').filter(Boolean);

it('systemd hears of a part as long as it answers its health check, and no longer', async () => {
  const port = await freePort();
  part = spawn(process.execPath, [join(folder.path, 'scripts/role.mjs'), 'site'], {
    env: {
      PATH: `${folder.path}${delimiter}${process.env['PATH']}`,
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      WATCHDOG_USEC: '150000',
    },
    stdio: 'inherit',
  });
  await expect.poll(() => readLines('told'), { timeout: 60_000 }).toContain('WATCHDOG=1');
  const told = (await readLines('told')).length;
  await expect.poll(async () => (await readLines('told')).length, { timeout: 60_000 }).toBeGreaterThan(told + 2);

  await fetch(`http://127.0.0.1:${port}/silent`);
  // What was on its way may still come.
  const asked = (await readLines('asked')).length;
  await expect.poll(async () => (await readLines('asked')).length, { timeout: 60_000 }).toBeGreaterThan(asked + 3);
  const toldByThen = (await readLines('told')).length;
  const askedByThen = (await readLines('asked')).length;
  await expect.poll(async () => (await readLines('asked')).length, { timeout: 60_000 }).toBeGreaterThan(askedByThen + 5);
  expect((await readLines('told')).length).toBe(toldByThen);
});

it('the unit of a part has a watchdog that takes these words, and kills what is silent', async () => {
  const unit = await readFile('deploy/systemd/lupa@.service', 'utf8');
  expect(unit).toMatch(/^WatchdogSec=30$/m);
  expect(unit).toMatch(/^WatchdogSignal=SIGKILL$/m);
  expect(unit).toMatch(/^NotifyAccess=all$/m);
});

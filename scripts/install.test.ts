import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestFolder } from '../tests/setup/testFolder.ts';

const program = join(import.meta.dirname, 'install.mjs');
const folder = useTestFolder();
const started: { ended: Promise<number | null> }[] = [];
beforeEach(async () => {
  await mkdir(join(folder.path, 'scripts'));
  await writeFile(join(folder.path, 'package-lock.json'), '{}');
  await writeFile(join(folder.path, 'scripts', 'install.mjs'), await readFile(program));
  await writeFile(join(folder.path, 'package.json'), '{}');
  await writeFile(
    join(folder.path, 'npm.js'),
    `const fs = require('node:fs');
    fs.appendFileSync('log', 'begin ' + process.argv[2] + '\\n');
    fs.mkdirSync('node_modules', { recursive: true });
    const timer = setInterval(() => {
      if (!fs.existsSync('release')) return;
      clearInterval(timer);
      fs.appendFileSync('log', 'end\\n');
    }, 20);`,
  );
});
afterEach(async () => {
  await release();
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});

const log = () => readFile(join(folder.path, 'log'), 'utf8').catch(() => '');
const release = () => writeFile(join(folder.path, 'release'), '');

function install(scope: string) {
  const child = spawn(process.execPath, [join(folder.path, 'scripts', 'install.mjs'), scope], {
    env: { ...process.env, npm_execpath: join(folder.path, 'npm.js') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const installation = { said: () => said, ended: once(child, 'exit').then(([code]) => code as number | null) };
  started.push(installation);
  return installation;
}

test('a second installation waits for the first one, and adds what that has left out', async () => {
  const first = install('public');
  await expect.poll(log).toBe('begin ci\n');
  const second = install('studio');
  await expect.poll(second.said).toContain('waiting until another installation of dependencies has ended');
  await release();
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(await log()).toBe('begin ci\nend\nbegin install\nend\n');
  expect(existsSync(join(folder.path, '.lupa-installing'))).toBe(false);
});

test('an installation that was killed holds up nobody', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(join(folder.path, '.lupa-installing'), String(gone.pid));
  await release();
  expect(await install('public').ended).toBe(0);
  expect(await log()).toBe('begin ci\nend\n');
});

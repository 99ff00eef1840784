import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = join(import.meta.dirname, 'install.mjs');
let root: string;
const started: { ended: Promise<number | null> }[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lupa-install-'));
  await mkdir(join(root, 'scripts'));
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(root, 'scripts', 'install.mjs'), await readFile(program));
  // Whatever package.json lies above the folder.
  await writeFile(join(root, 'package.json'), '{}');
  // In npm's place: it ends when the test lets it.
  await writeFile(
    join(root, 'npm.js'),
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
  await rm(root, { recursive: true, force: true });
});

const log = () => readFile(join(root, 'log'), 'utf8').catch(() => '');
const release = () => writeFile(join(root, 'release'), '');

function install(scope: string) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'install.mjs'), scope], {
    env: { ...process.env, npm_execpath: join(root, 'npm.js') },
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
  expect(existsSync(join(root, '.lupa-installing'))).toBe(false);
});

test('an installation that was killed holds up nobody', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(join(root, '.lupa-installing'), String(gone.pid));
  await release();
  expect(await install('public').ended).toBe(0);
  expect(await log()).toBe('begin ci\nend\n');
});

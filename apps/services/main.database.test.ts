import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@lupa/server/freePort.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { openEvents } from './content/eventsForTest.ts';
import { startServices } from './startServices.ts';

const database = useTestDatabase();

function start(file: string, environment: Record<string, string>) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => child.once('close', (code) => resolve({ code, errors })));
  const listening = (count: number) =>
    new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.split(' listens"').length > count) resolve(output);
      });
      void ended.then((end) => reject(new Error(`ended with ${end.code}: ${end.errors}`)));
    });
  return { child, ended, listening };
}

async function buildEnvironment() {
  const [content, partners] = [await freePort(), await freePort()];
  return { DATABASE_URL: database.url, SERVICES: 'content,partners', CONTENT_PORT: String(content), PARTNERS_PORT: String(partners) };
}

it('one process runs the services that it is told to, and ends in order with a stream still open', async () => {
  const environment = await buildEnvironment();
  const { child, ended, listening } = start('./main.ts', environment);
  const lines = (await listening(2)).trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'info', name: expect.stringMatching(/^(content|partners)$/) });
  for (const port of [environment.CONTENT_PORT, environment.PARTNERS_PORT]) {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }
  const reader = await openEvents(`http://127.0.0.1:${environment.CONTENT_PORT}/api/cms`);
  const end = reader.next();
  child.kill('SIGTERM');
  expect(await end).toBeUndefined();
  expect(await ended).toEqual({ code: 0, errors: '' });
});

it('says in one line that a port is taken, and what is wrong with its environment', async () => {
  const environment = await buildEnvironment();
  const holder = createServer().listen(Number(environment.PARTNERS_PORT), '127.0.0.1');
  const [taken, unknown] = [start('./main.ts', environment), start('./main.ts', { SERVICES: 'content,casino' })];
  expect(await taken.ended).toEqual({ code: 1, errors: `partners: port ${environment.PARTNERS_PORT} is taken by another process.\n` });
  expect(await unknown.ended).toEqual({
    code: 78,
    errors:
      'SERVICES is "content,casino"; it should be a comma separated list of services: content,partners,arcade,clickout,images,jackpots,purger.\n',
  });
  holder.close();
});

it('closes what has started when a part cannot, and throws why', async () => {
  const closed: string[] = [];
  const good = (name: string) => ({ name, start: async () => ({ close: async () => void closed.push(name) }) });
  const bad = { name: 'bad', start: () => Promise.reject(new Error('no port')) };
  await expect(startServices([good('one'), bad, good('two')], (name) => createLogger(name, 'silent'))).rejects.toThrow('no port');
  expect(closed).toEqual(['one', 'two']);
});

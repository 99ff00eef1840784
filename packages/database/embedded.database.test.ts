import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { useTestFolder } from '../../tests/setup/testFolder.ts';
import { embeddedUrl, EmbeddedPostgresError, initialiseEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const folder = useTestFolder({ isShared: true });
let options: { directory: string; port: number; password: string };
beforeAll(async () => {
  await chmod(folder.path, 0o700);
  options = { directory: join(folder.path, 'postgres'), port: await freePort(), password: 'geheim' };
  await initialiseEmbeddedPostgres(options);
});

it('runs below a folder that nobody else may enter, keeps what it holds, and sorts alike everywhere', async () => {
  for (const round of [1, 2]) {
    const server = await startEmbeddedPostgres({ ...options, isInitialised: true });
    const [postmaster] = (await readFile(join(options.directory, 'postmaster.pid'), 'utf8')).split('\n');
    expect(Number(postmaster)).toBe(server.pid);
    const client = new pg.Client({ connectionString: embeddedUrl(options, 'postgres') });
    await client.connect();
    if (round === 1) await client.query(`create table kept as select lower('ÑANDÚ') as name`);
    expect((await client.query('select name from kept')).rows).toEqual([{ name: 'ñandú' }]);
    await client.end();
    await server.stop();
  }
});

it('does not let anybody in without the password', { tags: ['thorough'] }, async () => {
  const server = await startEmbeddedPostgres({ ...options, isInitialised: true, isTemporary: true });
  const client = new pg.Client({ connectionString: embeddedUrl({ ...options, password: 'wrong' }, 'postgres') });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
  await server.stop();
});

it('says in its own words why it does not start', async () => {
  const attempt = startEmbeddedPostgres({ ...options, directory: join(folder.path, 'empty'), isInitialised: true });
  await expect(attempt).rejects.toThrow(EmbeddedPostgresError);
  await expect(attempt).rejects.toThrow(/is not a valid data directory|does not exist|could not access/);
});

it.runIf(process.platform === 'linux')('ends with the process that started it, however that ends', async () => {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    const { pid } = await startEmbeddedPostgres(${JSON.stringify({ ...options, isTemporary: true, isInitialised: true })});
    console.log(pid);
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString()))));
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 20_000 }).toBe(false);
});

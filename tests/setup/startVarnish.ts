import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from './pollUntil.ts';

const program = '/usr/sbin/varnishd';

export type Varnish = { url: string; stop: () => Promise<void> };

/** A Varnish with deploy/varnish/lupa.vcl in front of a site. @throws Error that says what to install */
export async function startVarnish(siteUrl: string, chosenPort?: number): Promise<Varnish> {
  if (!existsSync(program))
    throw new Error(
      'There is no Varnish here. Install it with its modules: apt-get install --no-install-recommends varnish varnish-modules',
    );
  const directory = await mkdtemp(join(tmpdir(), 'lupa-varnish-'));
  const port = chosenPort ?? (await freePort());
  const vcl = await readFile(join(import.meta.dirname, '../../deploy/varnish/lupa.vcl'), 'utf8');
  const { hostname, port: sitePort } = new URL(siteUrl);
  const own = vcl.replace('.host = "127.0.0.1"', `.host = "${hostname}"`).replace('.port = "3000"', `.port = "${sitePort}"`);
  await writeFile(join(directory, 'lupa.vcl'), own);
  const parameters = ['-F', '-j', 'none', '-n', join(directory, 'work'), '-a', `127.0.0.1:${port}`, '-f', join(directory, 'lupa.vcl')];
  const child = spawn(program, [...parameters, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await pollUntil(
      'a site that is ready behind Varnish',
      () => {
        if (child.exitCode !== null) throw new Error(`Varnish ended:\n${said}`);
        return isAnswering(`${url}/readyz`);
      },
      { explain: () => said },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

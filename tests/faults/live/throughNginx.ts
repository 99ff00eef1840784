import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isFreePort } from '@lupa/server/freePort.ts';
import { pollUntil } from '../../setup/pollUntil.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct } from '../faultProduct.ts';
import { confusePaths } from './confusedPaths.ts';

const program = '/usr/sbin/nginx';

/** The same through `deploy/nginx.conf`, with a port for each of its servers; and its logs hold no address. */
export async function confusePathsThroughNginx(product: FaultProduct): Promise<Outcome> {
  if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install nginx-light`);
  const folder = await mkdtemp(join(tmpdir(), 'lupa-nginx-'));
  const given = await readFile('deploy/nginx.conf', 'utf8');
  const ports: number[] = [];
  for (let count = 0; count < given.split('listen 80;').length - 1; count++) ports.push(await freePort());
  const { SITE_PORT, CLICKOUT_PORT, IMAGES_PORT, JACKPOTS_PORT, FREEPLAY_PORT } = product.ports;
  const moved = { 3000: SITE_PORT, 4004: CLICKOUT_PORT, 4006: IMAGES_PORT, 4005: JACKPOTS_PORT, 4007: FREEPLAY_PORT };
  let servers = given.replaceAll('/var/log/nginx/', `${folder}/`);
  for (const [from, to] of Object.entries(moved)) servers = servers.replaceAll(`127.0.0.1:${from}`, `127.0.0.1:${to}`);
  for (const port of ports) servers = servers.replace('listen 80;', `listen 127.0.0.1:${port} default_server;`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  await writeFile(join(folder, 'nginx.conf'), `user root; daemon off; pid ${folder}/pid; events {} http { ${places}\n${servers}\n}`);
  const nginx = spawn(program, ['-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    const explain = () => readFile(join(folder, 'start.log'), 'utf8');
    await pollUntil('the start of nginx', async () => !(await isFreePort(ports[0] ?? 0)), { within: 10_000, explain });
    const outcome = await confusePaths(product, ports);
    const sent = await askRaw(ports[0] ?? 0, '/resenas/', {
      headers: { 'x-forwarded-for': '203.0.113.77' },
      localAddress: '127.0.0.9',
    });
    nginx.kill('SIGQUIT');
    await new Promise((resolve) => nginx.once('exit', resolve));
    const logs = (await Promise.all(['lupa.log', 'error.log'].map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))).join(
      '\n',
    );
    const hasAddress = logs.includes('203.0.113.77') || logs.includes('127.0.0.9');
    const held = Number(sent.status === 200) + Number(!hasAddress && logs.includes('/resenas/'));
    return {
      ...outcome,
      tried: outcome.tried + 2,
      held: outcome.held + held,
      seen: `${outcome.seen}; ${hasAddress ? 'addresses' : 'no address'} in ${logs.split('\n').length} log lines`,
    };
  } finally {
    nginx.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

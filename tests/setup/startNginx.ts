import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import defaults from '@lupa/configuration/ports.json' with { type: 'json' };
import { freePort, isFreePort } from '@lupa/server/freePort.ts';
import { pollUntil } from './pollUntil.ts';

const program = '/usr/sbin/nginx';
/** The servers of deploy/nginx.conf in their order, with the port that each leads to there. */
const defaultPorts = {
  site: defaults.SITE_PORT,
  clickout: defaults.CLICKOUT_PORT,
  images: defaults.IMAGES_PORT,
  jackpots: defaults.JACKPOTS_PORT,
  freeplay: defaults.FREEPLAY_PORT,
};

export type PublicHost = keyof typeof defaultPorts;

export type Nginx<Inside extends string> = {
  /** Where each server listens. */
  ports: Record<PublicHost | Inside, number>;
  pid: number;
  /** Ends it after the requests that it has, and gives what it logged. */
  end: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * A nginx with deploy/nginx.conf, each server on a port of its own. `behind` and `inside`: the ports that requests are spread over; what is
 * inside are servers beside those of the file, with nothing of it but the spreading.
 * @throws Error that says what to install, or what nginx says
 */
export async function startNginx<Inside extends string = never>(
  behind: Record<PublicHost, readonly number[]>,
  inside: Record<Inside, readonly number[]> = {} as Record<Inside, never>,
): Promise<Nginx<Inside>> {
  if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install nginx-light`);
  const folder = await mkdtemp(join(tmpdir(), 'lupa-nginx-'));
  const ports = {} as Record<PublicHost | Inside, number>;
  let servers = (await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')).replaceAll('/var/log/nginx/', `${folder}/`);
  for (const [name, port] of Object.entries(defaultPorts) as [PublicHost, number][]) {
    ports[name] = await freePort();
    servers = servers
      .replace(`server 127.0.0.1:${port};`, spread(behind[name]))
      .replace('listen 80;', `listen 127.0.0.1:${ports[name]} default_server;`);
  }
  for (const [name, own] of Object.entries(inside) as [Inside, readonly number[]][]) {
    const port = await freePort();
    ports[name] = port;
    servers += `\nupstream inside_${name} { ${spread(own)} keepalive 16; }
server { listen 127.0.0.1:${port}; client_max_body_size 64m; location / { proxy_pass http://inside_${name}; } }`;
  }
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  await writeFile(join(folder, 'nginx.conf'), `user root; daemon off; pid ${folder}/pid; events {} http { ${places}\n${servers}\n}`);
  const child = spawn(program, ['-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    // Its workers would outlive a kill.
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const explain = () => readFile(join(folder, 'start.log'), 'utf8');
    await pollUntil('the start of nginx', async () => !(await isFreePort(ports.site)), { within: 10_000, explain });
  } catch (error) {
    await stop();
    throw error;
  }
  const end = async () => {
    child.kill('SIGQUIT');
    await ended;
    const logs = ['lupa.log', 'error.log'].map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
    return (await Promise.all(logs)).join('\n');
  };
  return { ports, pid: child.pid ?? 0, end, stop };
}

function spread(ports: readonly number[]): string {
  return ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
}

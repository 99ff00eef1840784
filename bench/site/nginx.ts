import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import { pollUntil } from '../../tests/setup/pollUntil.ts';

export type Nginx = {
  url: string;
  pid: number;
  stop: () => Promise<void>;
};

export type NginxFile = { path: string; body: Buffer; type: string; headers: Record<string, string> };

export async function startNginx(files: NginxFile[]): Promise<Nginx> {
  const directory = await makeDirectory();
  const port = await freePort();
  await Promise.all(files.map(({ body }, index) => writeFile(join(directory, String(index)), body)));
  const locations = files.map(({ path, type, headers }, index) => {
    const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
    return `location = ${path} { root ${directory}; default_type ${type}; try_files /${index} =404; ${added.join(' ')} }`;
  });
  const url = `http://127.0.0.1:${port}`;
  return runNginx(directory, { url, servers: `server { listen 127.0.0.1:${port}; ${locations.join('\n')} }` });
}

export const makeDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), 'lupa-nginx-'));

export async function runNginx(directory: string, { url, servers }: { url: string; servers: string }): Promise<Nginx> {
  await writeFile(
    join(directory, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=100; client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
  uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
  ${servers}
}`,
  );
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf')], { stdio: 'ignore' });
  const { hostname, port } = new URL(url);
  await pollUntil('nginx', () => isListening(hostname, Number(port)), { within: 5000 });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function isListening(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host, port });
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

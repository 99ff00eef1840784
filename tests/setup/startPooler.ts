import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, isFreePort } from '@lupa/server/freePort.ts';
import { pollUntil } from './pollUntil.ts';

export type Pooler = {
  port: number;
  /** New connections go to the server on this port, and those to the one before end. */
  leadTo: (port: number) => Promise<void>;
  stop: () => Promise<void>;
};

export type PoolerOptions = {
  /** Of the Postgres behind it, on 127.0.0.1. */
  port: number;
  users: readonly { name: string; password: string }[];
  /** Connections for each user and database. */
  connections: number;
};

/** A PgBouncer that hands its connections on after each transaction. */
export async function startPooler({ port: target, users, connections }: PoolerOptions): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const userFile = join(folder, 'users.txt');
  await writeFile(userFile, users.map(({ name, password }) => `"${name}" "${password}"\n`).join(''));
  const settingsFile = join(folder, 'pgbouncer.ini');
  const settingsFor = (targetPort: number) => `[databases]
* = host=127.0.0.1 port=${targetPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${userFile}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_login_retry = 1
${userInfo().uid === 0 ? 'user = nobody' : ''}
`;
  await writeFile(settingsFile, settingsFor(target));
  const child = spawn('pgbouncer', [settingsFile], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await pollUntil('a pooler that listens', async () => !(await isFreePort(port)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    leadTo: async (other) => {
      await writeFile(settingsFile, settingsFor(other));
      child.kill('SIGHUP');
    },
    stop,
  };
}

import { execFile } from 'node:child_process';
import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedUrl } from '@lupa/database/embedded.ts';
import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';

const run = promisify(execFile);
const password = 'only-for-this-test';

/** A Postgres of a test. */
export type Server = { directory: string; port: number; password: string };

export async function formatServer(folder: string, name: string): Promise<Server> {
  return { directory: join(folder, name), port: await freePort(), password };
}

/** A copy that follows: Postgres's own steps of an online backup. */
export async function copyServer(from: Server, to: Server): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedUrl(from, 'postgres') });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', fast => true)");
    // Files that come and go meanwhile are in the log that the standby reads.
    await run('cp', ['-a', `${from.directory}/.`, to.directory]).catch(() => undefined);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await rm(join(to.directory, 'postmaster.pid'), { force: true });
    // Started by root, the server runs as another user, to whom its files belong.
    const { uid, gid } = await stat(join(to.directory, 'PG_VERSION'));
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      await writeFile(join(to.directory, name), text);
      await chown(join(to.directory, name), uid, gid);
    }
    const source = `host=127.0.0.1 port=${from.port} user=lupa password=${password}`;
    await appendFile(join(to.directory, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  } finally {
    await client.end();
  }
}

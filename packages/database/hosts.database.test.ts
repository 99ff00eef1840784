import { createServer, type AddressInfo } from 'node:net';
import { freePort } from '@lupa/server/freePort.ts';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { createPool } from './connect.ts';
import { listenTo } from './listen.ts';

const database = useTestDatabase({ isEmpty: true });

/** The database's URL with other hosts before and after its own. */
const among = (before: string[], after: string[] = []) => {
  const { host } = new URL(database.url);
  return database.url.replace(host, [...before, host, ...after].join(','));
};

describe('a URL with several hosts', () => {
  it('leads to the one that answers, whatever the others do', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const pool = createPool({
      url: among([`127.0.0.1:${await freePort()}`, `127.0.0.1:${port}`], ['no-such-host.invalid']),
      name: 'hosts',
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => pool.query<{ name: string }>('select current_database() as name')));
    expect(new Set(answers.map(({ rows }) => rows[0]?.name))).toEqual(new Set([new URL(database.url).pathname.slice(1)]));
    await pool.end();
    silent.close();
  });

  it('can be listened to', async () => {
    const heard = Promise.withResolvers<string>();
    const listener = await listenTo({ url: among([`127.0.0.1:${await freePort()}`]), channel: 'hosts_test', onMessage: heard.resolve });
    const pool = createPool({ url: database.url, name: 'hosts' });
    await pool.query(`select pg_notify('hosts_test', 'heard')`);
    expect(await heard.promise).toBe('heard');
    await listener.close();
    await pool.end();
  });

  it('says of each why it does not serve when none does', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const pool = createPool({ url: `postgres://lupa:password@127.0.0.1:${one},127.0.0.1:${two}/lupa`, name: 'hosts' });
    await expect(pool.query('select 1')).rejects.toThrow(new RegExp(`None of the database's hosts.*${one}.*${two}`));
    await pool.end();
  });
});

import { expect, it } from 'vitest';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { buildPoolConfig, poolDriver } from './connect.ts';

const database = useTestDatabase();

it('a connection that breaks while it is taken out ends no process, also in a pool that others make', async () => {
  const others = new (poolDriver().Pool)(buildPoolConfig({ url: database.url, name: 'others' }));
  const client = await others.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  client.on('end', resolve);
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await isOver;
  await expect(client.query('select 1')).rejects.toThrow(/connection/i);
  client.release(true);
  expect((await others.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await others.end();
});

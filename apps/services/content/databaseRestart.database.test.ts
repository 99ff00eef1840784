// @module-tag thorough
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { expect, it, vi } from 'vitest';
import { queryOnce } from '../../../tests/setup/queryOnce.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { openEvents, startContentForTest } from './eventsForTest.ts';

const folder = useTestFolder();
const record = (url: string, tag: string) => queryOnce(url, 'select delivery.record_change($1)', [[tag]]);

it('a reader hears of every change around a restart of the database, on the same connection', async () => {
  const options = { directory: join(folder.path, 'postgres'), port: await freePort(), password: 'test' };
  let server = await startEmbeddedPostgres({ ...options, isInitialised: false });
  const url = server.url('lupa');
  await ensureDatabase(server.url('postgres'), 'lupa');
  await migrateDatabase(url);

  // Polling is out of the way: it is the listener that has to come back and look up what it missed.
  const content = await startContentForTest(url, { pollInterval: 3_600_000 });
  const reader = await openEvents(content.base);
  await record(url, 'before');
  expect((await reader.next())?.tags).toEqual(['before']);
  await server.stop();
  expect((await fetch(`${content.base}/navigationGroup`)).status).toBe(503);
  server = await startEmbeddedPostgres({ ...options, isInitialised: true });
  await record(url, 'after');
  expect((await reader.next())?.tags).toEqual(['after']);
  await vi.waitFor(async () => expect((await fetch(`${content.base}/navigationGroup`)).status).toBe(200), 10_000);
  await record(url, 'later');
  expect((await reader.next())?.tags).toEqual(['later']);

  // Another database in its place: the numbers start again, so nothing that a reader holds is sure.
  await content.feed.catchUp();
  await queryOnce(url, 'truncate delivery.changes restart identity');
  await content.feed.catchUp();
  expect((await reader.next())?.tags).toEqual(['*']);

  reader.close();
  await content.close();
  await server.stop();
});

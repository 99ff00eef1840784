import { consentEntryExample } from '@lupa/contracts/consentEntry.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { contentForTest, postJson, unreachablePool } from './eventsForTest.ts';
import { scheduleConsentRetention } from './consents.ts';

const logger = createLogger('content', 'silent');
const database = useTestDatabase();

const post = (body: unknown, given = database.pool) => contentForTest(given).request('/api/cms/consents', postJson(body));
const rows = async () => (await database.pool.query('select * from consents.choices order by at')).rows;

it('keeps a choice once, and the text that was read', async () => {
  expect((await post(consentEntryExample)).status).toBe(204);
  expect((await post({ ...consentEntryExample, choice: 'accepted', wording: 'Otro texto' })).status).toBe(204);
  const { id, version, choice, text, locale, at, wording } = consentEntryExample;
  expect(await rows()).toEqual([{ id, version, choice, text, locale, at: new Date(at) }]);
  expect((await database.pool.query('select hash, wording from consents.texts')).rows).toEqual([{ hash: text, wording }]);
});

it('refuses what is no choice', async () => {
  for (const changes of [{ choice: 'maybe' }, { id: 'ana' }, { at: 'yesterday' }, { wording: 'x'.repeat(5001) }])
    expect((await post({ ...consentEntryExample, ...changes })).status).toBe(400);
  expect((await post({ ...consentEntryExample, wording: 'x'.repeat(10_000) })).status).toBe(413);
  expect(await rows()).toHaveLength(1);
});

it('says so when the database is away', async () => {
  expect((await post(consentEntryExample, unreachablePool())).status).toBe(503);
});

it('is append-only: the database refuses to change, delete or empty it', async () => {
  for (const statement of [`update consents.choices set choice = 'accepted'`, `delete from consents.choices`, `truncate consents.choices`])
    await expect(database.pool.query(statement)).rejects.toThrow('append-only');
  expect(await rows()).toHaveLength(1);
});

it('forgets choices that are older than their retention', async () => {
  const old = (days: number, id: string) =>
    database.pool.query(`insert into consents.choices values ($1, now() - make_interval(days => $2), 1, 'accepted')`, [id, days]);
  await old(1100, '00000000-0000-4000-8000-000000000001');
  await old(1090, '00000000-0000-4000-8000-000000000002');
  const retention = scheduleConsentRetention({ pool: database.pool, days: 1095, logger, interval: 3_600_000 });
  await retention.close();
  expect((await rows()).map(({ id }: { id: string }) => id)).toEqual(['00000000-0000-4000-8000-000000000002', consentEntryExample.id]);
});

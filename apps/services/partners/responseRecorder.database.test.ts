import { createLogger } from '@lupa/server/logger.ts';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { createResponseRecorder, type GivenResponse } from './responseRecorder.ts';

const logger = createLogger('test', 'silent');
const hour = 3_600_000;
const response: GivenResponse = { responseId: 'home.7.a', identifier: 'home', version: 7, entries: [{ partner: 'andino', offer: 'one' }] };
const database = useTestDatabase();

test('an answer is written once, and again within the hour after it was forgotten', async () => {
  let time = 0;
  const recorder = createResponseRecorder({ pool: database.pool, logger, now: () => time });
  const give = async () => {
    recorder.record(response);
    await recorder.flush();
    return (await database.pool.query('select response_id, entries from delivery.toplist_responses')).rows;
  };
  const kept = [{ response_id: response.responseId, entries: response.entries }];
  expect(await give()).toEqual(kept);
  expect(await give()).toEqual(kept);
  await database.pool.query('delete from delivery.toplist_responses');
  time = hour - 1;
  expect(await give()).toEqual([]);
  time = hour;
  expect(await give()).toEqual(kept);
});

import { createLogger } from '@lupa/server/logger.ts';
import { advisoryLocks, tryLock } from '@lupa/database/locks.ts';
import { beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/testDatabase.ts';
import { insertClicks, sampleClick } from '../../apps/studio/money/clicks/testClicks.ts';
import { scheduleConversionDuties } from '../../apps/services/clickout/conversionDuties.ts';
import { sumClickDays } from '../../apps/services/clickout/sumClickDays.ts';

const database = useTestDatabase();
beforeEach(() => database.pool.query('truncate clicks.clicks, conversions.click_days, conversions.summed_days, conversions.late_days'));

const daysSummed = async () =>
  (
    await database.pool.query<{ day: string; clicks: string }>(
      'select day::text, sum(clicks)::text as clicks from conversions.click_days group by day order by day',
    )
  ).rows.map(({ day, clicks }) => `${day}: ${clicks}`);

test('a day of Chile is summed an hour after its end, from its first moment to its last, by people only', async () => {
  await insertClicks(database.pool, [
    sampleClick({ at: new Date('2026-11-10T02:59:59.999Z') }),
    sampleClick({ at: new Date('2026-11-10T03:00:00Z') }),
    sampleClick({ at: new Date('2026-11-11T02:59:59.999Z') }),
    sampleClick({ at: new Date('2026-11-10T12:00:00Z'), botClass: 'knownBot' }),
    sampleClick({ at: new Date('2026-11-11T03:00:00Z') }),
  ]);
  expect(await sumClickDays(database.pool, new Date('2026-11-11T03:59:59Z'))).toBe(1);
  expect(await daysSummed()).toEqual(['2026-11-09: 1']);
  expect(await sumClickDays(database.pool, new Date('2026-11-11T04:00:00Z'))).toBe(1);
  expect(await daysSummed()).toEqual(['2026-11-09: 1', '2026-11-10: 2']);
});

test('nothing is summed while another process sums', async () => {
  await insertClicks(database.pool, [sampleClick({ at: new Date('2026-11-10T12:00:00Z') })]);
  const other = await database.pool.connect();
  try {
    expect(await tryLock(other, advisoryLocks.sumClickDays)).toBe(true);
    expect(await sumClickDays(database.pool, new Date('2026-11-12T12:00:00Z'))).toBe(0);
    expect(await daysSummed()).toEqual([]);
  } finally {
    other.release(true);
  }
});

test('a turn that finds nothing to do says nothing, and one that sums says how many days', async () => {
  const lines: string[] = [];
  const logger = createLogger('clickout', 'info', { write: (line) => lines.push(line) });
  const begin = () => scheduleConversionDuties({ pool: database.pool, retentionDays: 90, logger });
  await begin().close();
  expect(lines).toEqual([]);
  await insertClicks(database.pool, [sampleClick({ at: new Date(Date.now() - 36 * 3_600_000) })]);
  const duties = begin();
  await expect.poll(() => lines.length).toBe(1);
  await duties.close();
  // By the hour at which this runs, the day before is over for an hour, or is not.
  const { rows } = await database.pool.query<{ days: number }>('select count(*)::int as days from conversions.summed_days');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ days: rows[0]?.days });
  expect(rows[0]?.days).toBeGreaterThan(0);
});

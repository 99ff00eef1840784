import { createPool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { buildDemoJackpots } from '@lupa/demo/jackpots.ts';
import { readVariablesOrExit } from '@lupa/configuration/readConfiguration.ts';

const seedQuery = defineQuery(
  'jackpots.seed',
  `
  with demo as (
    select * from jsonb_to_recordset($1::jsonb) as row ("jackpotId" text, "currencyCode" text, amount numeric, wins jsonb)
  ), seeded as (
    insert into jackpots.amounts (jackpot_id, currency_code, amount, is_simulated)
    select "jackpotId", "currencyCode", amount, true from demo on conflict do nothing
    returning jackpot_id, currency_code
  ), won as (
    insert into jackpots.wins (jackpot_id, currency_code, amount, at, is_simulated)
    select s.jackpot_id, s.currency_code, w.amount, w.at, true
    from seeded s join demo d on d."jackpotId" = s.jackpot_id and d."currencyCode" = s.currency_code,
      jsonb_to_recordset(d.wins) as w (amount numeric, at timestamptz)
    order by w.at
  )
  select count(*)::int as seeded from seeded`,
  { notNull: ['seeded'] },
);

/** Adds the demo's jackpots and their history, marked as simulated, where there is no amount yet. Returns one line that says what it did. */
export async function seedJackpots(databaseUrl: string): Promise<string> {
  const pool = createPool({ url: databaseUrl, name: 'jackpots seed', max: 1 });
  try {
    const { rows } = await runQuery(pool, seedQuery, [JSON.stringify(buildDemoJackpots())]);
    return `jackpots: ${rows[0]?.seeded ?? 0} simulated amounts added`;
  } finally {
    await pool.end();
  }
}

if (import.meta.main) {
  const env = readVariablesOrExit(['DATABASE_URL']);
  process.stdout.write(`${await seedJackpots(env.DATABASE_URL)}\n`);
}

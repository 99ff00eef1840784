import type { JackpotAnswer, JackpotUpdate, JackpotWin, Track } from '@lupa/contracts/jackpot.ts';
import { channels } from '@lupa/database/listen.ts';
import { inTransaction, type Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { z } from 'zod';

const shownWins = 10;

type Change = Track & JackpotUpdate & { isSimulated: boolean };
type KnownSequence = Track & { sequence: number };

/** Whatever changes an amount tells all instances by NOTIFY, with its commit. */
export type JackpotStore = {
  readNewer: (known: KnownSequence[]) => Promise<JackpotAnswer[]>;
  readWins: (track: Track, limit: number) => Promise<JackpotWin[]>;
  /** A new amount, and the win before it if there was one. What is simulated never replaces what is real. */
  write: (change: Change) => Promise<JackpotAnswer>;
  writeAll: (rows: (Track & { amount: number })[]) => Promise<number>;
  raise: (track: Track, step: number) => Promise<boolean>;
};

const now = `date_trunc('milliseconds', clock_timestamp())`;
const latestWins = (limit: string) => `
  select w.jackpot_id as "jackpotId", w.currency_code as "currencyCode", w.amount::float8, w.at
  from jackpots.wins w where w.jackpot_id = a.jackpot_id and w.currency_code = a.currency_code
  order by w.at desc nulls last, w.id desc nulls last limit ${limit}`;
const answerColumns = `
  a.jackpot_id as "jackpotId", a.currency_code as "currencyCode", a.amount::float8, a.sequence, a.at, a.is_simulated as "isSimulated",
  coalesce((select jsonb_agg(latest) from (${latestWins(String(shownWins))}) latest), '[]') as wins`;

const readNewerQuery = defineQuery(
  'jackpots.readNewer',
  `
  select ${answerColumns} from jackpots.amounts a
  left join unnest($1::text[], $2::text[], $3::bigint[]) as known (jackpot_id, currency_code, sequence) using (jackpot_id, currency_code)
  where a.sequence > coalesce(known.sequence, -1)`,
  { notNull: ['amount'] },
);
const readWinsQuery = defineQuery(
  'jackpots.readWins',
  `select latest.* from (values ($1::text, $2::text)) a (jackpot_id, currency_code), lateral (${latestWins('$3')}) latest`,
  { notNull: ['amount'] },
);
/** The row is locked until the transaction ends: what is read after it in the same one belongs to this very change. */
const writeQuery = defineQuery(
  'jackpots.write',
  `
  insert into jackpots.amounts as a (jackpot_id, currency_code, amount, at, is_simulated) values ($1, $2, $3, ${now}, $4)
  on conflict (jackpot_id, currency_code) do update
  set amount = excluded.amount, sequence = a.sequence + 1, at = greatest(a.at, excluded.at), is_simulated = excluded.is_simulated
  where a.is_simulated or not excluded.is_simulated`,
);
/** A history that was invented is not beside amounts that are real. */
const forgetInventedQuery = defineQuery(
  'jackpots.forgetInvented',
  'delete from jackpots.wins where jackpot_id = $1 and currency_code = $2 and is_simulated',
);
const recordWinQuery = defineQuery(
  'jackpots.recordWin',
  `
  insert into jackpots.wins (jackpot_id, currency_code, amount, at, is_simulated)
  select jackpot_id, currency_code, $3, at, is_simulated from jackpots.amounts where jackpot_id = $1 and currency_code = $2`,
);
const readOneQuery = defineQuery(
  'jackpots.readOne',
  `select ${answerColumns} from jackpots.amounts a where a.jackpot_id = $1 and a.currency_code = $2`,
  { notNull: ['amount'] },
);
const writeAllQuery = defineQuery(
  'jackpots.writeAll',
  `
  with feed as (select * from unnest($1::text[], $2::text[], $3::numeric[]) as row (jackpot_id, currency_code, amount)),
  invented as (delete from jackpots.wins w using feed f where w.jackpot_id = f.jackpot_id and w.currency_code = f.currency_code and w.is_simulated),
  written as (
    insert into jackpots.amounts as a (jackpot_id, currency_code, amount, at, is_simulated)
    select jackpot_id, currency_code, amount, ${now}, false from feed order by jackpot_id, currency_code
    on conflict (jackpot_id, currency_code) do update
    set amount = excluded.amount, sequence = a.sequence + 1, at = greatest(a.at, excluded.at), is_simulated = false
    where a.amount <> excluded.amount or a.is_simulated
    returning 1
  )
  select count(*)::int as written, case when count(*) > 0 then pg_notify($4, '') end from written`,
  { notNull: ['written'] },
);
const raiseQuery = defineQuery(
  'jackpots.raise',
  `
  with raised as (
    update jackpots.amounts a set amount = amount + $3::numeric, sequence = sequence + 1, at = greatest(at, ${now})
    where jackpot_id = $1 and currency_code = $2 and is_simulated
    returning 1
  )
  select pg_notify($4, '') from raised`,
);

/** The tables of jackpots. Sequences are counted by the database, so that they hold however many instances write. */
export function createJackpotStore(pool: Pool): JackpotStore {
  return {
    readNewer: async (known) => {
      const { rows } = await runQuery(pool, readNewerQuery, [
        known.map(({ jackpotId }) => jackpotId),
        known.map(({ currencyCode }) => currencyCode),
        known.map(({ sequence }) => sequence),
      ]);
      return rows.map(readAnswer);
    },
    readWins: async ({ jackpotId, currencyCode }, limit) => {
      const { rows } = await runQuery(pool, readWinsQuery, [jackpotId, currencyCode, limit]);
      return rows.map(readWin);
    },
    write: (change) => writeChange(pool, change),
    writeAll: async (given) => {
      const { rows } = await runQuery(pool, writeAllQuery, [
        given.map(({ jackpotId }) => jackpotId),
        given.map(({ currencyCode }) => currencyCode),
        given.map(({ amount }) => amount),
        channels.jackpots,
      ]);
      return rows[0]?.written ?? 0;
    },
    raise: async ({ jackpotId, currencyCode }, step) => {
      const { rowCount } = await runQuery(pool, raiseQuery, [jackpotId, currencyCode, step, channels.jackpots]);
      return rowCount === 1;
    },
  };
}

function writeChange(pool: Pool, { jackpotId, currencyCode, amount, wonAmount, isSimulated }: Change): Promise<JackpotAnswer> {
  return inTransaction(pool, async (client) => {
    const { rowCount: written } = await runQuery(client, writeQuery, [jackpotId, currencyCode, amount, isSimulated]);
    if (!isSimulated) await runQuery(client, forgetInventedQuery, [jackpotId, currencyCode]);
    if (wonAmount !== undefined && written === 1) await runQuery(client, recordWinQuery, [jackpotId, currencyCode, wonAmount]);
    if (written === 1) await client.query(`select pg_notify($1, '')`, [channels.jackpots]);
    const { rows } = await runQuery(client, readOneQuery, [jackpotId, currencyCode]);
    return readAnswer(rows[0] as AnswerRow);
  });
}

type AnswerRow = RowOf<typeof readOneQuery>;
type WinRow = Omit<JackpotWin, 'at'> & { at: Date | string };

function readAnswer({ wins, at, sequence, ...rest }: AnswerRow): JackpotAnswer {
  return { ...rest, sequence: Number(sequence), at: at.toISOString(), wins: (wins as WinRow[]).map(readWin) };
}

function readWin({ at, ...rest }: WinRow): JackpotWin {
  return { ...rest, at: new Date(at).toISOString() };
}

/** What may be written, by a request or from a feed: ids and codes as browsers can ask for them, amounts that a number holds to the cent. */
export const changeLimits = {
  jackpotId: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[^\p{Cc}]*$/u),
  currencyCode: z.string().regex(/^[A-Z]{3}$/, 'three capital letters are needed'),
  amount: z.number().nonnegative().max(1e13),
};

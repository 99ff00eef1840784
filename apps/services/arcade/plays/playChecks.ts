import { channels } from '@lupa/database/listen.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { PlayCheck } from './judgePlay.ts';

const popularGames = 500;
const mostReported = 100;
const keptDays = 30;

export type PlayCandidate = { id: number; game: string; provider: string; hash: string; check: PlayCheck | null };

const candidatesQuery = defineQuery(
  'arcade.playCandidates',
  `with wanted as (
    (select id from arcade.games where free_play_hash is not null order by search_volume desc, id limit $1)
    union
    select game_id from arcade.play_checks where failing_since is not null or reported_at > coalesce(at, '-infinity')
  )
  select g.id, g.normalised_name as game, p.normalised_name as provider, g.free_play_hash as hash, nullif(c.hash, '') as "triedHash", c.at,
    c.failing_since as "failingSince", c.stopped_at as "stoppedAt", c.reported_at as "reportedAt"
  from wanted join arcade.games g on g.id = wanted.id join arcade.providers p on p.id = g.provider_id
    left join arcade.play_checks c on c.game_id = g.id
  where g.free_play_hash is not null order by g.search_volume desc, g.id`,
  { notNull: ['hash'] },
);

/** The most popular games, those that fail, and those that were reported: the most popular first. */
export async function loadPlayCandidates(pool: Pool): Promise<PlayCandidate[]> {
  const { rows } = await runQuery(pool, candidatesQuery, [popularGames]);
  return rows.map(({ id, game, provider, hash, triedHash, ...check }) => ({
    id,
    game,
    provider,
    hash,
    check: triedHash === null ? null : { hash: triedHash, ...check },
  }));
}

export type TriedPlay = Omit<PlayCheck, 'reportedAt' | 'at'> & { id: number; status: number | null };

const keepQuery = defineQuery(
  'arcade.keepPlayChecks',
  `insert into arcade.play_checks (game_id, hash, at, status, failing_since, stopped_at)
  select id, hash, $2, status, "failingSince", "stoppedAt"
  from jsonb_to_recordset($1::jsonb) as tried (id int, hash text, status int, "failingSince" timestamptz, "stoppedAt" timestamptz)
  on conflict (game_id) do update set hash = excluded.hash, at = excluded.at, status = excluded.status,
    failing_since = excluded.failing_since, stopped_at = excluded.stopped_at`,
);
const forgetQuery = defineQuery(
  'arcade.forgetPlayChecks',
  `delete from arcade.play_checks c
  where not exists (select from arcade.games g where g.id = c.game_id and g.free_play_hash is not null)
    or (failing_since is null and coalesce(at, reported_at) < $1::timestamptz - make_interval(days => $2))`,
);
const tellQuery = defineQuery('arcade.tellPlays', `select pg_notify($1, '')`);

export async function keepPlayChecks(pool: Pool, tried: readonly TriedPlay[], now: Date): Promise<void> {
  await runQuery(pool, keepQuery, [JSON.stringify(tried), now]);
  await runQuery(pool, forgetQuery, [now, keptDays]);
  await runQuery(pool, tellQuery, [channels.plays]);
}

const reportQuery = defineQuery(
  'arcade.reportPlay',
  `insert into arcade.play_checks (game_id, hash, reported_at)
  select id, free_play_hash, now() from arcade.games where id = $1 and free_play_hash is not null
    and (select count(*) from arcade.play_checks where reported_at > coalesce(at, '-infinity')) < $2
  on conflict (game_id) do update set reported_at = excluded.reported_at
    where play_checks.reported_at is null or play_checks.reported_at < excluded.reported_at - interval '1 hour'`,
);

/** A visitor's device says that a game did not start: it is tried again soon. At most once an hour for a game. */
export async function reportPlay(pool: Pool, gameId: number): Promise<void> {
  await runQuery(pool, reportQuery, [gameId, mostReported]);
}

const stoppedQuery = defineQuery(
  'arcade.stoppedPlays',
  `select c.game_id as id from arcade.play_checks c join arcade.games g on g.id = c.game_id and g.free_play_hash = c.hash
  where c.stopped_at is not null order by c.game_id`,
);

export async function loadStoppedPlays(pool: Pool): Promise<ReadonlySet<number>> {
  const { rows } = await runQuery(pool, stoppedQuery, []);
  return new Set(rows.map(({ id }) => id));
}

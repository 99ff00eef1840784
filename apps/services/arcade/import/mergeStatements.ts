import { defineQuery } from '@lupa/database/query.ts';

// What the merge of a catalogue says to Postgres. `staged` and `kept` are the connection's own tables (stageFeed.ts).

/** $1: how many rejected rows to name. Of rows with the same id the first stays. */
export const rejectRepeated = defineQuery(
  'arcade.rejectRepeated',
  `
  with numbered as (
    select ctid, row_number() over same_id as place, first_value(row_number) over same_id as first_row
    from staged window same_id as (partition by kind, id order by row_number)
  ), gone as (
    delete from staged using numbered where staged.ctid = numbered.ctid and place > 1
    returning staged.row_number as row, staged.id, first_row
  )
  select row, id::text, 'id: stands in row ' || first_row || ' already' as reason, count(*) over ()::int as total
  from gone order by row limit $1`,
  { notNull: ['id', 'reason', 'total'] },
);

export const rejectWithoutProvider = defineQuery(
  'arcade.rejectWithoutProvider',
  `
  with known as (
    select id from staged where kind = 'provider'
    union all select id from arcade.providers where not exists (select from staged where kind = 'provider')
  ), gone as (
    delete from staged where kind = 'game' and not exists (select from known where known.id = staged.provider_id)
    returning row_number as row, id, provider_id
  ), kept_now as (
    insert into kept select 'game', id from gone
  )
  select row, id::text, 'providerId: there is no provider ' || provider_id as reason, count(*) over ()::int as total
  from gone order by row limit $1`,
  { notNull: ['id', 'reason', 'total'] },
);

/**
 * $1: how many rejected rows to name. Two pages cannot stand at one address, and nobody knows whose it is: each of such rows is left out, and
 * so is one whose address belongs to a game or provider that stays as it was.
 */
export const rejectSharedAddress = defineQuery(
  'arcade.rejectSharedAddress',
  `
  with stays as (
    select 'game' as kind, g.id, g.local_url as address from arcade.games g join kept k on k.kind = 'game' and k.id = g.id
    union all
    select 'provider', p.id, p.normalised_name from arcade.providers p join kept k on k.kind = 'provider' and k.id = p.id
  ), shared as (
    select kind, address from staged where address is not null group by kind, address having count(*) > 1
    union
    select s.kind, s.address from staged s join stays on stays.kind = s.kind and stays.address = s.address and stays.id <> s.id
  ), gone as (
    delete from staged using shared where staged.kind = shared.kind and staged.address = shared.address
    returning row_number as row, staged.kind, staged.id, staged.address
  ), kept_now as (
    insert into kept select kind, id from gone
  )
  select row, id::text, case kind when 'game' then 'localUrl' else 'normalisedName' end || ': another one has ' || address as reason,
    count(*) over ()::int as total
  from gone order by row limit $1`,
  { notNull: ['id', 'reason', 'total'] },
);

const isAbsent = `not exists (select from staged s where s.kind = 'game' and s.id = g.id)
  and not exists (select from kept k where k.kind = 'game' and k.id = g.id)`;

const isProviderAbsent = `exists (select from staged where kind = 'provider')
  and not exists (select from staged s where s.kind = 'provider' and s.id = p.id)
  and not exists (select from kept k where k.kind = 'provider' and k.id = p.id)`;

/** Games and providers together. */
export const countChanges = defineQuery(
  'arcade.countChanges',
  `
  with known as (
    select 'game' as kind, g.id, g.name, g.normalised_name, g.fingerprint, ${isAbsent} as is_absent from arcade.games g
    union all
    select 'provider', p.id, p.name, p.normalised_name, p.fingerprint, ${isProviderAbsent} from arcade.providers p
  )
  select count(*)::int as existing, count(*) filter (where is_absent)::int as removed, count(*) filter (where exists (
    select from staged s where s.kind = known.kind and s.id = known.id and s.fingerprint <> known.fingerprint
    and (s.body::jsonb->>'name', s.body::jsonb->>'normalisedName') is distinct from (known.name, known.normalised_name)
  ))::int as renamed
  from known`,
  { notNull: ['existing', 'removed', 'renamed'] },
);

/** Leaves everything in the catalogue that is there. */
export const keepAll = defineQuery(
  'arcade.keepAll',
  `insert into kept select 'game', id from arcade.games union all select 'provider', id from arcade.providers`,
);

export const startImport = defineQuery(
  'arcade.startImport',
  `insert into arcade.imports (started_at, report, has_changed) values ($1, '{}', false) returning id`,
);

export const finishImport = defineQuery(
  'arcade.finishImport',
  `
  update arcade.imports set report = $2::jsonb, has_changed = $3, finished_at = clock_timestamp() where id = $1`,
);

/** Long enough for every reader to have built a newer index. */
export const forgetSuperseded = defineQuery(
  'arcade.forgetSuperseded',
  `
  delete from arcade.superseded_games s using arcade.imports i
  where i.id = s.superseded_by and i.finished_at < now() - interval '1 hour'`,
);

/** $1: this import. */
export const supersedeGames = defineQuery(
  'arcade.supersedeGames',
  `
  insert into arcade.superseded_games (id, superseded_by, game)
  select g.id, $1::int, to_jsonb(g) from arcade.games g left join staged s on s.kind = 'game' and s.id = g.id
  where s.fingerprint <> g.fingerprint or (s.id is null and ${isAbsent})`,
);

const providerValues = `body->>'name' as name, body->>'normalisedName' as normalised_name, (body->>'archived')::boolean as archived,
  body->'images' as images, body->>'founded' as founded, body->>'url' as url, fingerprint`;
const providerColumns = 'name, normalised_name, archived, images, founded, url, fingerprint';

const gameValues = `body->>'name' as name, body->>'normalisedName' as normalised_name, body->>'type' as type, provider_id,
  body->'images' as images, body->'attributes' as attributes, body->>'freePlayHash' as free_play_hash, body->'jackpots' as jackpots,
  (body->>'releaseDate')::date as release_date, (body->>'searchVolume')::int as search_volume, body->>'localUrl' as local_url, fingerprint`;
const gameColumns = `name, normalised_name, type, provider_id, images, attributes, free_play_hash, jackpots, release_date,
  search_volume, local_url, fingerprint`;

export const countStaged = defineQuery('arcade.countStaged', 'select count(*)::int as rows from staged', { notNull: ['rows'] });

/** Staged rows of a kind with their JSON read, once per row. */
const staged = (kind: string, condition: string) => `(
  select id, provider_id, fingerprint, body::jsonb as body from staged s where kind = '${kind}' and ${condition} offset 0
) as parsed`;

export const updateProviders = defineQuery(
  'arcade.updateProviders',
  `
  update arcade.providers p set (${providerColumns}) = (v.name, v.normalised_name, v.archived, v.images, v.founded, v.url, v.fingerprint)
  from (select id, ${providerValues} from ${staged('provider', differs('arcade.providers'))}) v where p.id = v.id`,
);

export const insertProviders = defineQuery(
  'arcade.insertProviders',
  `
  insert into arcade.providers (id, ${providerColumns}) select id, ${providerValues} from ${staged('provider', isNew('arcade.providers'))}`,
);

/** $1: this import. */
export const updateGames = defineQuery(
  'arcade.updateGames',
  `
  update arcade.games g set (${gameColumns}, revision) = (v.name, v.normalised_name, v.type, v.provider_id, v.images, v.attributes,
    v.free_play_hash, v.jackpots, v.release_date, v.search_volume, v.local_url, v.fingerprint, $1::int)
  from (select id, ${gameValues} from ${staged('game', differs('arcade.games'))}) v where g.id = v.id`,
);

/** $1: this import. */
export const insertGames = defineQuery(
  'arcade.insertGames',
  `
  insert into arcade.games (id, ${gameColumns}, revision) select id, ${gameValues}, $1::int from ${staged('game', isNew('arcade.games'))}`,
);

export const removeGames = defineQuery('arcade.removeGames', `delete from arcade.games g where ${isAbsent}`);

/** Only when the feed speaks of providers at all, and never one that games still name. */
export const removeProviders = defineQuery(
  'arcade.removeProviders',
  `
  delete from arcade.providers p where ${isProviderAbsent}
  and not exists (select from arcade.games g where g.provider_id = p.id)`,
);

function differs(table: string): string {
  return `exists (select from ${table} t where t.id = s.id and t.fingerprint <> s.fingerprint)`;
}

function isNew(table: string): string {
  return `not exists (select from ${table} t where t.id = s.id)`;
}

import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import { redirectKey } from '../../core/publish/siteTarget.ts';
import type { FoundLink } from './extractLinks.ts';
import type { SiteAddresses } from './judgePath.ts';
import { isDead, type LinkVerdict } from './linkVerdict.ts';

export type Place = FoundLink & { source: string; locale: string };

// Tracking links are tried with the offers (offers/tendLinks.ts); toplists, records and methods lead nowhere.
const bodiesQuery = defineQuery(
  'links.bodies',
  `
  select source, kind, locale, body from delivery.documents
  where kind in ('page', 'navigationGroup', 'microcopy', 'globals', 'partner', 'paymentMethod', 'redirect')
    and ($1::text[] is null or source = any($1)) order by kind, key, locale`,
);
const changedQuery = defineQuery('links.changedSources', 'select distinct source from delivery.documents where updated_at = now()');
const siteQuery = defineQuery(
  'links.site',
  `
  select kind, key, case when kind = 'redirect' then body->>'to' end as "to", case when kind = 'redirect' then (body->>'status')::int end as status
  from delivery.documents where kind in ('page', 'redirect', 'offer', 'partner')`,
);
const internalQuery = defineQuery('links.internal', `select address, outcome, target from links.addresses where kind = 'internal'`);
const forgetQuery = defineQuery('links.forgetPlaces', 'delete from links.places where $1::text[] is null or source = any($1)');
const writePlacesQuery = defineQuery(
  'links.writePlaces',
  'insert into links.places (address, source, locale, block) select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])',
);
const writeAddressesQuery = defineQuery(
  'links.writeAddresses',
  `
  insert into links.addresses (address, kind) select distinct on (address) address, kind from unnest($1::text[], $2::text[]) as given(address, kind)
  order by address on conflict do nothing`,
);
const dropAddressesQuery = defineQuery(
  'links.dropAddresses',
  'delete from links.addresses as known where not exists (select 1 from links.places as place where place.address = known.address)',
);
const judgeQuery = defineQuery(
  'links.judge',
  `
  update links.addresses as known set outcome = given.outcome, status = given.status, target = given.target, checked_at = now(),
    dead_since = case when given.is_dead then coalesce(known.dead_since, now()) end
  from (
    select * from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::bool[]) as one(address, outcome, status, target, is_dead)
  ) as given where known.address = given.address`,
);

export const selectBodies = async (executor: Executor, sources: readonly string[] | null) =>
  (await runQuery(executor, bodiesQuery, [sources && [...sources]])).rows;

export const selectChangedSources = async (executor: Executor): Promise<string[]> =>
  (await runQuery(executor, changedQuery, [])).rows.map(({ source }) => source);

export const selectInternal = async (executor: Executor) => (await runQuery(executor, internalQuery, [])).rows;

/** Makes `places` all that is known of these sources, or of all. Addresses that nothing leads to any more go. */
export async function writePlaces(executor: Executor, sources: readonly string[] | null, places: readonly Place[]): Promise<void> {
  await runQuery(executor, forgetQuery, [sources && [...sources]]);
  const column = <Name extends keyof Place>(name: Name) => places.map((place) => place[name]);
  const addresses = column('address');
  await runQuery(executor, writeAddressesQuery, [addresses, column('kind')]);
  await runQuery(executor, writePlacesQuery, [addresses, column('source'), column('locale'), column('block')]);
  await runQuery(executor, dropAddressesQuery, []);
}

/** Keeps how links were found; one that was dead before stays so since then. */
export async function writeVerdicts(executor: Executor, verdicts: readonly (LinkVerdict & { address: string })[]): Promise<void> {
  if (verdicts.length === 0) return;
  await runQuery(executor, judgeQuery, [
    verdicts.map(({ address }) => address),
    verdicts.map(({ outcome }) => outcome),
    verdicts.map(({ status }) => status),
    verdicts.map(({ target }) => target),
    verdicts.map(({ outcome }) => isDead(outcome)),
  ]);
}

export async function loadSiteAddresses(executor: Executor, siteUrl: string): Promise<SiteAddresses> {
  const { rows } = await runQuery(executor, siteQuery, []);
  const keysOf = (kind: string) => new Set(rows.flatMap((row) => (row.kind === kind ? [row.key] : [])));
  const redirects = rows.flatMap(({ kind, key, to, status }) =>
    kind === 'redirect' && to !== null ? [[redirectKey(key, siteUrl), { to, status: status ?? 301 }] as const] : [],
  );
  return { pages: keysOf('page'), redirects: new Map(redirects), offers: keysOf('offer'), partners: keysOf('partner'), siteUrl };
}

type RedirectUse = { hits: number; lastAt: Date };

const hitsQuery = defineQuery('links.hitsOf', 'select hits::int as hits, last_at as "lastAt" from links.redirect_hits where source = $1', {
  notNull: ['hits'],
});

export async function loadRedirectUse(executor: Executor, from: string): Promise<RedirectUse | null> {
  return (await runQuery(executor, hitsQuery, [from])).rows[0] ?? null;
}

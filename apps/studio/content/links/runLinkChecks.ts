import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { network, type LinkNetwork } from '../../core/network/openLink.ts';
import { inOneStudio } from '../../core/jobs/inOneStudio.ts';
import { lockDelivery } from '../../core/publish/syncDelivery.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import type { LinkKind } from './extractLinks.ts';
import { isNightlyDue } from '@lupa/domain/schedule.ts';
import { writeVerdicts } from './linkTables.ts';
import { refreshAllLinks } from './refreshLinks.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { deadLinksPath } from './linkPaths.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { checkUrl, isWorking, type LinkResult } from '../../core/network/openUrl.ts';
import { eachInTurn, hostOf } from '../../core/network/openUrl.ts';

/** `pause`: milliseconds between two requests to one host. */
export type ExternalNetwork = LinkNetwork & { pause: number };

export const checkExternal = (
  addresses: readonly string[],
  network: ExternalNetwork,
  keep: (address: string, result: LinkResult) => Promise<void>,
): Promise<void> => eachInTurn(addresses, hostOf, network.pause, async (address) => keep(address, await tryAddress(address, network)));

/** Many servers answer HEAD with a refusal or an error, and GET as they should. */
async function tryAddress(address: string, network: ExternalNetwork): Promise<LinkResult> {
  const url = URL.parse(address);
  if (url === null) return { outcome: 'unusable', status: null, target: null };
  const asked = await checkUrl(url, network, 'HEAD');
  if (isWorking(asked) || asked.status === null) return asked;
  await wait(network.pause);
  return checkUrl(url, network, 'GET');
}

const runsQuery = defineQuery('links.runs', 'select kind, started_at as "startedAt", finished_at as "finishedAt" from links.runs');
const startQuery = defineQuery(
  'links.start',
  `insert into links.runs (kind, started_at) values ($1, now()) on conflict (kind) do update set started_at = now(), finished_at = null`,
);
const finishQuery = defineQuery('links.finish', 'update links.runs set finished_at = now() where kind = $1');
const externalQuery = defineQuery(
  'links.external',
  `select address from links.addresses where kind = 'external' and (checked_at is null or checked_at < now() - make_interval(hours => $1)) order by address`,
);
const withdrawQuery = defineQuery(
  'links.withdrawExternal',
  `update links.addresses set outcome = null, status = null, target = null, dead_since = null, checked_at = null
   where kind = 'external' and checked_at is not null`,
);
const dropHitsQuery = defineQuery(
  'links.dropHits',
  'delete from links.redirect_hits as hit where not exists (select 1 from studio.redirects as redirect where redirect."from" = hit.source)',
);

/** What was tried within these hours is not tried again in the same night, as after a studio ended in the middle. */
const hoursBetween = 12;
const studioNetwork: ExternalNetwork = { ...network, pause: 1000 };

export type LinkRun = { kind: LinkKind; startedAt: Date; finishedAt: Date | null };

export const loadLinkRuns = async (executor: Executor): Promise<LinkRun[]> =>
  (await runQuery(executor, runsQuery, [])).rows.map((run) => ({ ...run, kind: run.kind === 'external' ? 'external' : 'internal' }));

/** Asked each minute in every studio: checks all links once a night in the market, from three on, and at once where they never were. */
export async function checkLinksAtNight(payload: Payload, now: Date, given = studioNetwork): Promise<void> {
  const runs = await loadLinkRuns(payload.db.pool);
  const isDue = (kind: LinkKind) => {
    const run = runs.find((one) => one.kind === kind);
    return !run?.finishedAt || isNightlyDue(run.finishedAt, now);
  };
  if (isDue('internal')) await checkInternalLinks(payload);
  if (isDue('external') && (await checksExternal(payload))) await checkExternalLinks(payload, given, hoursBetween);
}

export async function checkInternalLinks(payload: Payload): Promise<'ran' | 'elsewhere'> {
  return inOneStudio(payload, advisoryLocks.checkLinks, async ({ client }) => {
    await runQuery(client, startQuery, ['internal']);
    await client.query({ text: 'begin', values: [] });
    await lockDelivery(client);
    await refreshAllLinks(client, siteUrlOf(payload));
    await client.query({ text: 'commit', values: [] });
    await runQuery(client, dropHitsQuery, []);
    if (!(await checksExternal(payload))) await runQuery(client, withdrawQuery, []);
    await runQuery(client, finishQuery, ['internal']);
  });
}

/** Tries the links of other sites that were not tried within so many hours; a few at a time, so it may take minutes. */
export async function checkExternalLinks(payload: Payload, given = studioNetwork, hours = 0): Promise<'ran' | 'elsewhere'> {
  return inOneStudio(payload, advisoryLocks.checkLinks, async ({ client }) => {
    await runQuery(client, startQuery, ['external']);
    const { rows } = await runQuery(client, externalQuery, [hours]);
    await checkExternal(
      rows.map(({ address }) => address),
      given,
      (address, result) => writeVerdicts(payload.db.pool, [{ address, ...result }]),
    );
    await runQuery(client, finishQuery, ['external']);
    payload.logger.info({ event: 'studio.linksChecked', links: rows.length }, 'links of other sites were checked');
  });
}

export async function checksExternal(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: slugs.linkSettings, depth: 0 });
  return settings.checksExternal === true;
}

export const linksJob: StudioJob = {
  slug: 'checkLinks',
  label: 'Revisar los enlaces',
  queue: 'links',
  href: deadLinksPath,
  run: (payload) => checkLinksAtNight(payload, new Date()),
};

import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { checkLink, isWorking, linkOutcomes, type LinkResult } from './checkLink.ts';
import type { LinkNetwork } from './openLink.ts';

/** `trackingUrl` is the one that was tried: a link that was changed since then is an untried one. */
export type LinkCheck = LinkResult & { trackingUrl: string; at: Date };

const atOnce = 4;

const keepQuery = defineQuery(
  'clicks.keepLinkCheck',
  `insert into clicks.link_checks (offer_id, tracking_url, at, outcome, status, target) values ($1, $2, $3, $4, $5, $6)
   on conflict (offer_id) do update set tracking_url = excluded.tracking_url, at = excluded.at, outcome = excluded.outcome,
     status = excluded.status, target = excluded.target`,
);
const checksQuery = defineQuery(
  'clicks.linkChecks',
  'select offer_id as "offerId", tracking_url as "trackingUrl", at, outcome, status, target from clicks.link_checks',
);

/** Tries the tracking URL of every published offer, a few at a time, and keeps how each one answered. */
export async function checkLinks(payload: Payload, network: LinkNetwork): Promise<{ checked: number; working: number }> {
  const { docs } = await payload.find({
    collection: slugs.offers,
    where: { _status: { equals: 'published' }, trackingUrl: { exists: true } },
    select: { trackingUrl: true },
    depth: 0,
    pagination: false,
  });
  const waiting = docs.flatMap(({ id, trackingUrl }) => (trackingUrl ? [{ offerId: String(id), trackingUrl }] : []));
  const checked = waiting.length;
  let working = 0;
  const workOff = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const result = await checkLink(link.trackingUrl, network);
      await keep(payload, link.offerId, { ...result, trackingUrl: link.trackingUrl, at: new Date() });
      if (isWorking(result)) working += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return { checked, working };
}

async function keep({ db }: Payload, offerId: string, { trackingUrl, at, outcome, status, target }: LinkCheck): Promise<void> {
  await runQuery(db.pool, keepQuery, [offerId, trackingUrl, at, outcome, status, target]);
}

/** The last check of each offer, by its id. */
export async function loadLinkChecks(payload: Payload): Promise<Map<string, LinkCheck>> {
  const { rows } = await runQuery(payload.db.pool, checksQuery, []);
  return new Map(
    rows.flatMap(({ offerId, outcome: stored, ...check }) => {
      const outcome = linkOutcomes.find((known) => known === stored);
      return outcome === undefined ? [] : [[offerId, { ...check, outcome }] as const];
    }),
  );
}

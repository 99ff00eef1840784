import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import { z } from 'zod';
import { linkOutcomes } from '../../core/network/openUrl.ts';
import type { LinkCheck } from './judgeLink.ts';

export type OfferLink = { offerId: string; trackingUrl: string; check: LinkCheck | null };

const linksQuery = defineQuery(
  'clicks.offerLinks',
  `select offer.id as "offerId", offer.tracking_url as "trackingUrl" from studio.offers as offer
   where offer._status = 'published' and offer.deleted_at is null and offer.tracking_url <> '' order by offer.id`,
  { notNull: ['trackingUrl'] },
);
const checksQuery = defineQuery(
  'clicks.linkChecks',
  `select offer_id as "offerId", tracking_url as "trackingUrl", at, outcome, status, target, steps, failing_since as "failingSince",
     paused_at as "pausedAt", landing, former_landing as "formerLanding", landing_changed_at as "landingChangedAt"
   from clicks.link_checks where $1::text is null or offer_id = $1`,
);
const keepQuery = defineQuery(
  'clicks.keepLinkChecks',
  `insert into clicks.link_checks (offer_id, tracking_url, at, outcome, status, target, steps, failing_since, paused_at, landing, former_landing, landing_changed_at)
   select "offerId", "trackingUrl", at, outcome, status, target, steps, "failingSince", "pausedAt", landing, "formerLanding", "landingChangedAt"
   from jsonb_to_recordset($1::jsonb) as one("offerId" text, "trackingUrl" text, at timestamptz, outcome text, status int, target text, steps jsonb,
     "failingSince" timestamptz, "pausedAt" timestamptz, landing jsonb, "formerLanding" jsonb, "landingChangedAt" timestamptz)
   on conflict (offer_id) do update set tracking_url = excluded.tracking_url, at = excluded.at, outcome = excluded.outcome,
     status = excluded.status, target = excluded.target, steps = excluded.steps, failing_since = excluded.failing_since,
     paused_at = excluded.paused_at, landing = excluded.landing, former_landing = excluded.former_landing,
     landing_changed_at = excluded.landing_changed_at`,
);
const pausedQuery = defineQuery(
  'clicks.pausedLinks',
  'select offer_id as "offerId", tracking_url as "trackingUrl" from clicks.link_checks where paused_at is not null',
);
const resumeQuery = defineQuery('clicks.resumeLinks', 'update clicks.link_checks set paused_at = null where paused_at is not null');
/** A null URL in a published document is a link that is left out. */
const strayQuery = defineQuery(
  'clicks.strayLinks',
  `select document.source from delivery.documents as document
   join studio.offers as offer on document.kind = 'offer' and document.source = 'offers:' || offer.id
   left join clicks.link_checks as link on link.offer_id = offer.id::text and link.tracking_url = offer.tracking_url
   where offer._status = 'published' and nullif(document.body->>'trackingUrl', '')
     is distinct from case when link.paused_at is null then nullif(offer.tracking_url, '') end`,
);

const dateSchema = z.date().nullable();
const landingSchema = z.object({ host: z.string(), title: z.string().nullable() }).nullable();
const checkSchema = z.object({
  trackingUrl: z.string(),
  at: z.date(),
  outcome: z.enum(linkOutcomes),
  status: z.number().nullable(),
  target: z.string().nullable(),
  steps: z.array(z.object({ url: z.string(), status: z.number().nullable() })),
  failingSince: dateSchema,
  pausedAt: dateSchema,
  landing: landingSchema,
  formerLanding: landingSchema,
  landingChangedAt: dateSchema,
});

export async function loadLinkChecks(executor: Executor, offerId: string | null = null): Promise<Map<string, LinkCheck>> {
  const { rows } = await runQuery(executor, checksQuery, [offerId]);
  return new Map(rows.map(({ offerId: id, ...check }) => [id, checkSchema.parse(check)]));
}

export async function loadOfferLinks(executor: Executor): Promise<OfferLink[]> {
  const { rows } = await runQuery(executor, linksQuery, []);
  const checks = await loadLinkChecks(executor);
  return rows.map(({ offerId: id, trackingUrl }) => {
    const offerId = String(id);
    const check = checks.get(offerId);
    return { offerId, trackingUrl, check: check?.trackingUrl === trackingUrl ? check : null };
  });
}

export async function keepLinkChecks(executor: Executor, checks: readonly (LinkCheck & { offerId: string })[]): Promise<void> {
  if (checks.length > 0) await runQuery(executor, keepQuery, [JSON.stringify(checks)]);
}

/** Offers to whose link nobody is led at present, by their id: the link for which that holds. */
export async function loadPausedLinks(executor: Executor): Promise<Map<number, string>> {
  const { rows } = await runQuery(executor, pausedQuery, []);
  return new Map(rows.map(({ offerId, trackingUrl }) => [Number(offerId), trackingUrl]));
}

export async function resumeLinks(executor: Executor): Promise<void> {
  await runQuery(executor, resumeQuery, []);
}

/** Sources of published offers that show a link which is paused, or none although theirs is not. */
export async function listStrayLinks(executor: Executor): Promise<string[]> {
  const { rows } = await runQuery(executor, strayQuery, []);
  return rows.map(({ source }) => source);
}

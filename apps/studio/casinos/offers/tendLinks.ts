import { advisoryLocks } from '@lupa/database/locks.ts';
import type { Payload, Endpoint } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { eachInTurn, hostOf, isWorking } from '../../core/network/openUrl.ts';
import { inOneStudio } from '../../core/jobs/inOneStudio.ts';
import { publishSources } from '../../core/publish/republish.ts';
import { findArrivals, followLink, type FollowedLink } from './followLink.ts';
import { isDue, judgeLink } from './judgeLink.ts';
import { keepLinkChecks, listStrayLinks, loadOfferLinks, resumeLinks, type OfferLink } from './linkChecks.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { attentionPath } from './attention.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { postEndpoint, requireUser } from '../../core/api/answers.ts';
import { formatCheck } from './formatAttention.ts';
import { z } from 'zod';

/** `pause`: milliseconds between two links of one host; without it, hosts are not told apart. */
export type Round = { network: LinkNetwork; now: Date; pause?: number };

/** Tries the tracking URL of every published offer, keeps how each one answered, and pauses or resumes what is to be. */
export async function checkLinks(payload: Payload, round: Round): Promise<{ checked: number; working: number }> {
  const links = await loadOfferLinks(payload.db.pool);
  const mayPause = await followsOffers(payload);
  const working = await tryLinks(payload, links, links, { ...round, mayPause });
  await alignOffers(payload);
  return { checked: links.length, working };
}

/**
 * Asked each minute in every studio. Where it is switched on, one of them tries the links that are due; where it is switched off, what was paused comes
 * back.
 */
export async function tendLinks(payload: Payload, round: Round): Promise<void> {
  if (!(await followsOffers(payload))) {
    await resumeLinks(payload.db.pool);
    return alignOffers(payload);
  }
  await inOneStudio(payload, advisoryLocks.followOffers, async () => {
    const links = await loadOfferLinks(payload.db.pool);
    const due = links.filter(({ check }) => isDue(check, round.now));
    if (due.length > 0) await tryLinks(payload, due, links, { ...round, mayPause: true });
    await alignOffers(payload);
  });
}

export async function followsOffers(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: slugs.linkSettings, depth: 0 });
  return settings.followsOffers === true;
}

async function tryLinks(
  payload: Payload,
  links: readonly OfferLink[],
  all: readonly OfferLink[],
  { network, now, pause, mayPause }: Round & { mayPause: boolean },
): Promise<number> {
  const followed: { link: OfferLink; result: FollowedLink }[] = [];
  const keyOf = ({ trackingUrl, offerId }: OfferLink) => (pause === undefined ? offerId : hostOf(trackingUrl));
  await eachInTurn(links, keyOf, pause ?? 0, async (link) => {
    followed.push({ link, result: await followLink(link.trackingUrl, network) });
  });
  const hasAnswer = ({ steps }: FollowedLink) => steps.some(({ status }) => status !== null);
  const isOnline = followed.some(({ result }) => hasAnswer(result)) || (await answersElsewhere(links, all, network, hasAnswer));
  if (!isOnline)
    payload.logger.warn({ event: 'studio.noLinkAnswered', links: links.length }, 'no link of an offer answered: nothing is paused');
  const checks = followed.map(({ link, result }) => ({
    offerId: link.offerId,
    ...judgeLink(link.check, link.trackingUrl, result, { now, isOnline, mayPause }),
  }));
  await keepLinkChecks(payload.db.pool, checks);
  const paused = checks.filter(({ pausedAt }) => pausedAt === now).map(({ offerId }) => offerId);
  payload.logger.info({ event: 'studio.offerLinksTried', links: links.length, paused }, 'links of offers were tried');
  return followed.filter(({ result }) => isWorking(result)).length;
}

/** Whether a link that worked last, and is not tried now, answers: without it, dead links could not be told from a dead line. */
async function answersElsewhere(
  tried: readonly OfferLink[],
  all: readonly OfferLink[],
  network: LinkNetwork,
  hasAnswer: (result: FollowedLink) => boolean,
): Promise<boolean> {
  const other = all.find((link) => !tried.includes(link) && link.check !== null && isWorking(link.check));
  return other !== undefined && hasAnswer(await followLink(other.trackingUrl, network));
}

async function alignOffers(payload: Payload): Promise<void> {
  const sources = await listStrayLinks(payload.db.pool);
  if (sources.length === 0) return;
  await publishSources(payload, sources);
  payload.logger.info({ event: 'studio.offersPausedOrResumed', sources }, 'the links of offers were paused, or are back');
}

export const buildOfferLinksJob = (network: LinkNetwork): StudioJob => ({
  slug: 'tendOfferLinks',
  label: 'Seguir los enlaces de las ofertas',
  queue: 'offers',
  href: attentionPath,
  run: (payload) => tendLinks(payload, { network, now: new Date(), pause: 1000 }),
});

type Checked = Awaited<ReturnType<typeof checkLinks>>;

export type LinkTrial = { isWorking: boolean; message: string; steps: { host: string; status: number | null; arrivals: string[] }[] };

const trialSchema = z.object({ trackingUrl: z.string().max(2000) });

/** Follows a link that is perhaps not stored yet. */
async function tryLink(trackingUrl: string, network: LinkNetwork): Promise<LinkTrial> {
  const { steps, ...result } = await followLink(trackingUrl.trim(), network);
  const way = steps.map(({ url, status }) => ({ host: hostOf(url), status, arrivals: findArrivals(url) }));
  return { isWorking: isWorking(result), message: formatCheck(result), steps: way };
}

/**
 * `POST /api/offers-attention/check-links`: `{checked, working}`; whoever asks while links are being tried waits for that round.
 * `POST /api/offers-attention/try-link` (`{trackingUrl}`): `LinkTrial`.
 */
export function buildOfferEndpoints(links: LinkNetwork): Endpoint[] {
  let running: Promise<Checked> | undefined;
  const check = (payload: Payload): Promise<Checked> => {
    running ??= checkLinks(payload, { network: links, now: new Date() }).finally(() => {
      running = undefined;
    });
    return running;
  };
  return [
    {
      path: '/offers-attention/check-links',
      method: 'post',
      handler: async (req) => {
        requireUser(req, mayManageAffiliates);
        return Response.json(await check(req.payload));
      },
    },
    postEndpoint('/offers-attention/try-link', mayManageAffiliates, trialSchema, (_req, { trackingUrl }) => tryLink(trackingUrl, links)),
  ];
}

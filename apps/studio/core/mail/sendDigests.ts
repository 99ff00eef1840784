import { dayInMarket, hourInMarket } from '@lupa/domain/market.ts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { formatSortableMoment } from '../dates/days.ts';
import { slugs } from '../slugs.ts';
import { type DeadLink, loadDeadLinks } from '../../content/links/loadDeadLinks.ts';
import { loadReviewedOffers } from '../../casinos/offers/loadAttention.ts';
import type { User } from '../../payload-types.ts';
import { buildDigest } from './buildDigest.ts';
import { buildLinkDigest } from './buildLinkDigest.ts';
import { hasMail } from './hasMail.ts';
import { sendMail } from './sendMail.ts';

/** In Chile. */
export const mailHour = 8;

/**
 * Sends affiliate managers and editors the summary of the day, from 08:00 in the market on. Asked each minute in every studio: whichever marks the day in an account first
 * sends it, and a mail that was marked is never sent again, also when the studio ended right after it.
 */
export async function sendDigests(payload: Payload, now: Date): Promise<void> {
  if (!hasMail(payload) || hourInMarket(now) < mailHour) return;
  const day = dayInMarket(now);
  const { docs } = await payload.find({ collection: slugs.users, where: dueOn(day), depth: 0, pagination: false, showHiddenFields: true });
  for (const user of docs) if (await claimDay(payload, user.id, day)) await sendDigest(payload, user, now);
}

async function sendDigest(payload: Payload, user: User, now: Date): Promise<void> {
  const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload);
  const { serverURL } = payload.config;
  const mail =
    user.role === 'editor'
      ? buildLinkDigest(await loadNewDeadLinks(req, user.digestDay ?? null, now), serverURL, user.name)
      : buildDigest(await loadReviewedOffers(req), serverURL, user.name, now);
  if (mail !== null) await sendMail(payload, 'digest', user, mail);
}

/** Those that were found after the summary of a day went out; without one, within a day. */
async function loadNewDeadLinks(req: PayloadRequest, lastDay: string | null, now: Date): Promise<DeadLink[]> {
  const from =
    lastDay === null
      ? formatSortableMoment(new Date(now.getTime() - 24 * 3600_000))
      : `${lastDay} ${String(mailHour).padStart(2, '0')}:00:00`;
  return (await loadDeadLinks(req)).filter(({ since }) => formatSortableMoment(since) >= from);
}

async function claimDay({ db }: Payload, id: number, day: string): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, dueOn(day)] };
  return Boolean(await db.updateOne({ collection: slugs.users, where, data: { digestDay: day }, options: { atomic: true } }));
}

/** Those who have a password of their own by now. */
const dueOn = (day: string): Where => ({
  and: [
    { role: { in: ['affiliateManager', 'editor'] } },
    { wantsDigest: { not_equals: false } },
    { invitation: { exists: false } },
    { or: [{ digestDay: { exists: false } }, { digestDay: { not_equals: day } }] },
  ],
});

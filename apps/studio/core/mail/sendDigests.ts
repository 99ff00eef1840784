import { dayInMarket, hourInMarket } from '@lupa/domain/market.ts';
import { createLocalReq, type Payload, type Where } from 'payload';
import { rolesOf, whereRole } from '../access/roles.ts';
import { featuresOf } from '../feature.ts';
import { slugs } from '../slugs.ts';
import type { User } from '../../payload-types.ts';
import type { Digest } from './digest.ts';
import type { StudioJob } from '../jobs/studioJob.ts';
import { hasMail, sendMail } from './sendMail.ts';

export const mailHour = 8;

/** Whichever studio marks the day in an account first sends the summary; what was marked is never sent again. */
export async function sendDigests(payload: Payload, now: Date): Promise<void> {
  if (!hasMail(payload) || hourInMarket(now) < mailHour) return;
  const day = dayInMarket(now);
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { and: [whereRole(...digestsOf(payload).map(({ role }) => role)), dueOn(day)] },
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  });
  for (const user of docs) if (await claimDay(payload, user.id, day)) await sendDigest(payload, user, now);
}

async function sendDigest(payload: Payload, user: User, now: Date): Promise<void> {
  const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload);
  for (const { role, build } of digestsOf(payload)) {
    const mail = rolesOf(user).includes(role) ? await build(req, user, now) : null;
    if (mail !== null) await sendMail(payload, 'digest', user, mail);
  }
}

const digestsOf = (payload: Payload): Digest[] => featuresOf(payload).flatMap(({ digest }) => digest ?? []);

async function claimDay(payload: Payload, id: number, day: string): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, dueOn(day)] };
  return Boolean(await payload.db.updateOne({ collection: slugs.users, where, data: { digestDay: day }, options: { atomic: true } }));
}

/** Those who have a password of their own by now. */
const dueOn = (day: string): Where => ({
  and: [
    { wantsDigest: { not_equals: false } },
    { invitation: { exists: false } },
    { or: [{ digestDay: { exists: false } }, { digestDay: { not_equals: day } }] },
  ],
});

export const digestsJob: StudioJob = {
  slug: 'sendDigests',
  label: 'Enviar los resúmenes del día',
  queue: 'mail',
  href: '/admin',
  run: (payload) => sendDigests(payload, new Date()),
};

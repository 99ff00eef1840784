import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { hasMail, sendMail } from '../../core/mail/sendMail.ts';
import type { Review, User } from '../../payload-types.ts';
import { idOf } from '../../core/publish/sources.ts';
import { buildReviewMail } from './buildReviewMail.ts';
import { nameLanguage } from '../../core/languages/languageNames.ts';
import { findComments, pageOf } from './reviewStore.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { reviewQueuePath } from './reviewStates.ts';

/** `nobody`: there is no mail server, or nobody who takes such mails. */
export type MailOutcome = 'sent' | 'failed' | 'nobody';

export async function sendReviewMails(payload: Payload): Promise<void> {
  if (!hasMail(payload)) return;
  const { docs } = await payload.find({
    collection: slugs.reviews,
    where: { mailDue: { exists: true } },
    depth: 0,
    pagination: false,
    select: {},
  });
  for (const { id } of docs) await sendReviewMail(payload, id);
}

/**
 * Sends the mail that a review has due, once what it tells of is written for good. Whoever takes it out of the review sends it: a mail is never
 * sent twice. That the mail server refused it is noted in the review.
 */
export async function sendReviewMail(payload: Payload, id: number): Promise<MailOutcome> {
  const review = await claim(payload, id);
  if (review === null) return 'nobody';
  const req = await createLocalReq({}, payload);
  const people = await findRecipients(payload, review);
  const page = await payload.findByID({
    collection: slugs.pages,
    id: pageOf(review),
    draft: true,
    depth: 0,
    disableErrors: true,
    select: { internalName: true },
  });
  if (people.length === 0 || page === null || !review.mailDue) return 'nobody';
  const taken: boolean[] = [];
  for (const user of people) {
    const mail = await buildFor(req, { ...review, mailDue: review.mailDue }, page.internalName, user);
    taken.push(await sendMail(payload, review.mailDue, user, mail));
  }
  if (taken.some(Boolean)) return 'sent';
  await payload.db.updateOne({ collection: slugs.reviews, id, data: { mailFailed: true } });
  return 'failed';
}

async function claim(payload: Payload, id: number): Promise<Review | null> {
  const review = await payload.findByID({ collection: slugs.reviews, id, depth: 0, disableErrors: true });
  if (!review?.mailDue) return null;
  const where: Where = { and: [{ id: { equals: id } }, { mailDue: { equals: review.mailDue } }] };
  const isClaimed = await payload.db.updateOne({ collection: slugs.reviews, where, data: { mailDue: null }, options: { atomic: true } });
  return isClaimed ? review : null;
}

type Due = Review & { mailDue: NonNullable<Review['mailDue']> };

async function buildFor(req: PayloadRequest, review: Due, title: string, { name }: User) {
  const studioUrl = req.payload.config.serverURL;
  const open = (await findComments(req, review.id)).filter(({ parent, solvedAt }) => !parent && !solvedAt);
  return buildReviewMail({
    kind: review.mailDue,
    title,
    language: nameLanguage(review.locale),
    by: (review.mailDue === 'reviewAsked' ? review.askedByName : review.decidedByName) ?? 'El estudio',
    note: review.note ?? null,
    comments: open.map(({ blockName, body }) => ({ block: blockName ?? null, body })),
    url: `${studioUrl}/admin/collections/${slugs.pages}/${pageOf(review)}?locale=${review.locale}`,
    studioUrl,
    name,
  });
}

/** The person asked, else all who may approve; what was decided goes to whoever asked. Only to those who take such mails and have been in the studio. */
async function findRecipients(payload: Payload, { mailDue, askedBy, reviewer }: Review): Promise<User[]> {
  const asker = idOf(askedBy);
  const one = mailDue === 'reviewAsked' ? idOf(reviewer) : asker;
  if (one === undefined && mailDue !== 'reviewAsked') return [];
  const who: Where[] =
    one === undefined ? [{ role: { in: ['editor', 'administrator'] } }, { id: { not_equals: asker ?? 0 } }] : [{ id: { equals: one } }];
  const where: Where = { and: [...who, { wantsReviewMails: { not_equals: false } }, { invitation: { exists: false } }] };
  const { docs } = await payload.find({ collection: slugs.users, where, sort: 'id', depth: 0, pagination: false });
  return docs;
}

export const reviewMailsJob: StudioJob = {
  slug: 'sendReviewMails',
  label: 'Enviar los correos de revisiones',
  queue: 'mail',
  href: reviewQueuePath,
  run: sendReviewMails,
};

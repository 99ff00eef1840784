import { createLocalReq, type Payload, type Where } from 'payload';
import { whereRole } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { hasMail, sendMail } from '../../core/mail/sendMail.ts';
import type { Review, ReviewComment, User } from '../../payload-types.ts';
import { idOf } from '../../core/publish/sources.ts';
import { buildMail, type Mail, type MailPart } from '../../core/mail/buildMail.ts';
import { plain } from '../../core/publish/reader.ts';
import { nameLanguage } from '../../core/languages/languageNames.ts';
import { findComments, pageOf } from './reviewStore.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { reviewQueuePath, type ReviewMailKind } from './reviewStates.ts';

export type MailOutcome = 'sent' | 'failed' | 'nobody';

export async function sendReviewMails(payload: Payload): Promise<void> {
  if (!hasMail(payload)) return;
  const due = { where: { mailDue: { exists: true } }, depth: 0, pagination: false, select: {} };
  const { docs } = await payload.find({ ...due, collection: slugs.reviews });
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
  const select = { internalName: true } as const;
  const page = await payload.findByID({
    ...plain(req),
    collection: slugs.pages,
    id: pageOf(review),
    draft: true,
    disableErrors: true,
    select,
  });
  if (people.length === 0 || page === null) return 'nobody';
  const comments = await findComments(req, id);
  const taken: boolean[] = [];
  for (const user of people)
    taken.push(
      await sendMail(payload, review.mailDue, user, buildReviewMail(review, page.internalName, comments, user, payload.config.serverURL)),
    );
  if (taken.some(Boolean)) return 'sent';
  await payload.db.updateOne({ collection: slugs.reviews, id, data: { mailFailed: true } });
  return 'failed';
}

type Due = Review & { mailDue: ReviewMailKind };

async function claim(payload: Payload, id: number): Promise<Due | null> {
  const review = await payload.findByID({ collection: slugs.reviews, id, depth: 0, disableErrors: true });
  if (!review?.mailDue) return null;
  const where: Where = { and: [{ id: { equals: id } }, { mailDue: { equals: review.mailDue } }] };
  const isClaimed = await payload.db.updateOne({ collection: slugs.reviews, where, data: { mailDue: null }, options: { atomic: true } });
  return isClaimed ? { ...review, mailDue: review.mailDue } : null;
}

const subjects: Record<ReviewMailKind, string> = { reviewAsked: 'Por revisar', reviewReturned: 'Devuelta', reviewApproved: 'Aprobada' };

function buildReviewMail(review: Due, title: string, comments: readonly ReviewComment[], { name }: User, studioUrl: string): Mail {
  const url = `${studioUrl}/admin/collections/${slugs.pages}/${pageOf(review)}?locale=${review.locale}`;
  return buildMail(`${subjects[review.mailDue]}: ${title}`, [
    `Hola, ${name}:`,
    ...bodyOf(review, `«${title}» (${nameLanguage(review.locale)})`, comments),
    { label: review.mailDue === 'reviewAsked' ? 'Revisar la página' : 'Abrir la página', url },
    `Si no quieres estos correos, desactívalos en tu cuenta: ${studioUrl}/admin/account`,
  ]);
}

function bodyOf({ mailDue, note, askedByName, decidedByName }: Due, page: string, comments: readonly ReviewComment[]): MailPart[] {
  const decider = decidedByName ?? 'El estudio';
  if (mailDue === 'reviewApproved') return [`${decider} aprobó y publicó ${page}.`];
  if (mailDue === 'reviewAsked') return [`${askedByName ?? 'El estudio'} pide que revises ${page}.`, ...(note ? [`Dice: ${note}`] : [])];
  const open = comments.filter(({ parent, solvedAt }) => !parent && !solvedAt);
  const items = open.map(({ blockName, body }) => (blockName ? `${blockName}. ${body}` : body));
  return [`${decider} devolvió ${page}.`, ...(items.length === 0 ? [] : [{ heading: 'Qué hay que cambiar' }, { items }])];
}

/** The person asked, else all who may approve; what was decided goes to whoever asked. Only to those who take such mails and have been in the studio. */
async function findRecipients(payload: Payload, { mailDue, askedBy, reviewer }: Review): Promise<User[]> {
  const asker = idOf(askedBy);
  const one = mailDue === 'reviewAsked' ? idOf(reviewer) : asker;
  if (one === undefined && mailDue !== 'reviewAsked') return [];
  const who: Where[] =
    one === undefined ? [whereRole('editor', 'administrator'), { id: { not_equals: asker ?? 0 } }] : [{ id: { equals: one } }];
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

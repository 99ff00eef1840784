import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { listDifferences } from '../../core/editing/listDifferences.ts';
import { slugs } from '../../core/slugs.ts';
import { hasMail } from '../../core/mail/sendMail.ts';
import type { Review } from '../../payload-types.ts';
import { plain } from '../../core/publish/reader.ts';
import { by, findOpenReviews, joinFields, logReview, splitFields, updateReview } from './reviewStore.ts';

type Saved = Record<string, unknown> & { id: number };

export const followChange: CollectionAfterChangeHook = async ({ collection, data, doc, operation, previousDoc, req }) => {
  const saved = doc as Saved;
  if (operation === 'create' || req.context['publishLater']) return saved;
  const open = await findOpenReviews(req, saved.id);
  if (open.length === 0) return saved;
  if (saved['deletedAt']) {
    for (const review of open) await updateReview(req, review.id, { ...ended, state: 'ended' });
    return saved;
  }
  if (saved['_status'] === 'published') {
    const isEach = req.context[isAllLanguages] === true;
    for (const review of open) if (isEach || review.locale === String(req.locale)) await approve(req, review);
    return saved;
  }
  const current = open.find(({ locale, state }) => locale === req.locale && state === 'inReview');
  if (current) await noteChange(req, current, listDifferences(collection.fields, data as Saved, previousDoc as Saved));
  return saved;
};

export const followDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const orphaned = { page: { exists: false } };
  const { docs } = await req.payload.find({ ...plain(req), collection: slugs.reviews, where: orphaned, select: {} });
  if (docs.length > 0) {
    const where = { review: { in: docs.map(({ id }) => id) } };
    await req.payload.delete({ collection: slugs.reviewComments, where, ...plain(req) });
    await req.payload.delete({ collection: slugs.reviews, where: orphaned, ...plain(req) });
  }
  return doc as unknown;
};

const ended = { openKey: null, mailDue: null } as const;

const isAllLanguages = 'publishesAllLanguages';

/** Goes with `followChange`, which no longer sees it. */
export const noteLanguages: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context[isAllLanguages] = 'publishAllLocales' in args && args.publishAllLocales;
  return args;
};

async function approve(req: PayloadRequest, review: Review): Promise<void> {
  if (review.state === 'ended') return void (await updateReview(req, review.id, ended));
  const user = req.user?.collection === slugs.users ? req.user : null;
  const isOwn = user !== null && user.id === review.askedBy;
  await updateReview(req, review.id, {
    ...ended,
    ...by('decidedBy', user),
    state: 'approved',
    decidedAt: new Date().toISOString(),
    mailDue: hasMail(req.payload) && !isOwn ? 'reviewApproved' : null,
    mailFailed: false,
  });
  await logReview(req, 'reviewApproved', review);
}

async function noteChange(req: PayloadRequest, { id, changedFields }: Review, fields: string[]): Promise<void> {
  if (fields.length === 0) return;
  await updateReview(req, id, {
    changedAt: new Date().toISOString(),
    changedByName: req.user?.collection === slugs.users ? req.user.name : 'El estudio',
    changedFields: joinFields([...splitFields(changedFields), ...fields]),
  });
}

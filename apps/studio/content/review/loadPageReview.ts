import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { mayDecide, mayTakePart, whereRole } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import type { Review, ReviewComment } from '../../payload-types.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf, type Reference } from '../../core/publish/sources.ts';
import { nameBlock, findComments, findDraft, splitFields } from './reviewStore.ts';

const gone = 'Alguien';

/** Moments are ISO texts. Names are those of then. */
export type OpenReview = ReturnType<typeof presentReview>;
export type PageComment = ReturnType<typeof presentComments>[number];
export type PageReview = Awaited<ReturnType<typeof loadPageReview>>;

export async function loadPageReview(req: PayloadRequest, page: number, locale: ContentLocale) {
  const where = { page: { equals: page }, locale: { equals: locale } };
  const { docs } = await req.payload.find({ ...plain(req), collection: slugs.reviews, where, sort: '-id', limit: 1 });
  const [last] = docs;
  return {
    review: last ? presentReview(last) : null,
    comments: last ? presentComments(await findComments(req, last.id)) : [],
    blocks: await loadBlocks(req, page, locale),
    reviewers: await loadReviewers(req),
    mayDecide: mayDecide(req.user),
    mayTakePart: mayTakePart(req.user),
  };
}

async function loadBlocks(req: PayloadRequest, page: number, locale: ContentLocale) {
  const draft = mayTakePart(req.user) ? await findDraft(req, page, locale) : null;
  return (draft?.content ?? []).flatMap((block, index) =>
    block.id ? [{ id: block.id, name: `${String(index + 1).padStart(2, '0')} ${nameBlock(block)}` }] : [],
  );
}

async function loadReviewers(req: PayloadRequest) {
  if (!mayTakePart(req.user)) return [];
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.users,
    where: { and: [whereRole('editor', 'administrator'), { id: { not_equals: req.user?.id } }] },
    sort: 'name',
    select: { name: true },
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

function presentReview(review: Review) {
  const { id, state, openKey, askedByName, askedAt, note, reviewerName, decidedAt, decidedByName, changedAt, changedByName } = review;
  const reviewer = idOf(review.reviewer);
  return {
    id,
    state,
    isOpen: Boolean(openKey),
    askedBy: askedByName ?? gone,
    askedAt,
    note: note ?? null,
    reviewer: reviewer === undefined ? null : { id: reviewer, name: reviewerName ?? gone },
    decided: decidedAt && state !== 'inReview' ? { by: decidedByName ?? 'El estudio', at: decidedAt } : null,
    changed:
      changedAt && state === 'inReview' ? { by: changedByName ?? gone, at: changedAt, fields: splitFields(review.changedFields) } : null,
    mailFailed: review.mailFailed === true,
  };
}

function presentComments(comments: readonly ReviewComment[]) {
  return comments
    .filter(({ parent }) => !parent)
    .map((one) => ({
      ...presentSaying(one),
      block: one.blockId ? { id: one.blockId, name: one.blockName ?? '' } : null,
      solved: one.solvedAt ? { by: one.solvedByName ?? gone, at: one.solvedAt } : null,
      answers: comments.filter(({ parent }) => idOf(parent as Reference) === one.id).map(presentSaying),
    }));
}

const presentSaying = ({ id, body, authorName, createdAt }: ReviewComment) => ({ id, body, author: authorName ?? gone, at: createdAt });

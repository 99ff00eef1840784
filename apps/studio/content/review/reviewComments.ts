import { isContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Review, ReviewComment, User } from '../../payload-types.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { nameBlock } from './nameBlock.ts';
import { inTransaction, readBody, refuse, requirePart, schemas } from './reviewRequest.ts';
import { by, findDraft, findReview, logReview, pageOf } from './reviewStore.ts';

type Said = { body: string; blockId: string | null; parent: number | null };

export async function comment(req: PayloadRequest): Promise<ReviewComment> {
  requirePart(req);
  const { review: id, body, blockId, parent } = await readBody(req, schemas.comment);
  return inTransaction(req, async () => {
    const review = await findOpen(req, id);
    const added = await addComment(req, review, { body, blockId: blockId ?? null, parent: parent ?? null });
    await logReview(req, 'commented', review);
    return added;
  });
}

export async function solveComment(req: PayloadRequest): Promise<ReviewComment> {
  const user = requirePart(req);
  const { comment: id, isSolved } = await readBody(req, schemas.solve);
  return inTransaction(req, async () => {
    const found = await findComment(req, id);
    await findOpen(req, Number(idOf(found.review)));
    if (found.parent) throw refuse('Se resuelve el comentario, no su respuesta.');
    return req.payload.update({
      ...plain(req),
      collection: slugs.reviewComments,
      id,
      data: { ...by('solvedBy', isSolved ? user : null), solvedAt: isSolved ? new Date().toISOString() : null },
    });
  });
}

export async function addComment(req: PayloadRequest, review: Review, { body, blockId, parent }: Said): Promise<ReviewComment> {
  const answered = parent === null ? null : await findComment(req, parent);
  if (answered && (answered.parent || idOf(answered.review) !== review.id))
    throw refuse('Ese comentario no se puede responder. Recarga la página.');
  const block = answered ? null : blockId;
  return req.payload.create({
    collection: slugs.reviewComments,
    data: {
      review: review.id,
      parent,
      body,
      ...by('author', req.user as User),
      blockId: block,
      blockName: block === null ? null : await findBlockName(req, review, block),
    },
    depth: 0,
    req: isolateRequest(req),
  });
}

async function findOpen(req: PayloadRequest, id: number): Promise<Review> {
  const review = await findReview(req, id);
  if (review === null) throw refuse('Esta revisión ya no existe. Recarga la página.', 404);
  if (!review.openKey) throw refuse('Esta revisión ya terminó. Recarga la página.', 409);
  return review;
}

async function findComment(req: PayloadRequest, id: number): Promise<ReviewComment> {
  const found = await req.payload.findByID({ ...plain(req), collection: slugs.reviewComments, id, disableErrors: true });
  if (found === null) throw refuse('Ese comentario ya no existe. Recarga la página.', 404);
  return found;
}

async function findBlockName(req: PayloadRequest, review: Review, blockId: string): Promise<string> {
  const draft = isContentLocale(review.locale) ? await findDraft(req, pageOf(review), review.locale) : null;
  const block = draft?.content?.find(({ id }) => id === blockId);
  if (!block) throw refuse('Ese bloque ya no está en la página. Comenta otro, o la página entera.');
  return nameBlock(block);
}

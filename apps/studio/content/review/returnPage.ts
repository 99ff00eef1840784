import type { PayloadRequest } from 'payload';
import { hasMail } from '../../core/mail/sendMail.ts';
import type { Review } from '../../payload-types.ts';
import { addComment } from './reviewComments.ts';
import { inTransaction, readBody, refuse, requireDecision, schemas } from './reviewRequest.ts';
import { by, findComments, findReview, logReview, updateReview } from './reviewStore.ts';

/** Gives a page back to whoever passed it: with the comment of this request, or those that were made since it was passed. */
export async function returnPage(req: PayloadRequest): Promise<Review> {
  const user = requireDecision(req);
  const { review: id, comment, blockId } = await readBody(req, schemas.return);
  return inTransaction(req, async () => {
    const review = await findReview(req, id);
    if (review === null) throw refuse('Esta revisión ya no existe. Recarga la página.', 404);
    if (review.state !== 'inReview') throw refuse('Esta página ya no está en revisión. Recarga la página.', 409);
    if (comment) await addComment(req, review, { body: comment, blockId: blockId ?? null, parent: null });
    else if (!(await hasOpenComment(req, review))) throw refuse('Escribe qué hay que cambiar: sin un comentario no se puede devolver.');
    const returned = await updateReview(req, id, {
      ...by('decidedBy', user),
      state: 'returned',
      decidedAt: new Date().toISOString(),
      mailDue: hasMail(req.payload) ? 'reviewReturned' : null,
      mailFailed: false,
    });
    await logReview(req, 'reviewReturned', returned);
    return returned;
  });
}

async function hasOpenComment(req: PayloadRequest, { id, askedAt }: Review): Promise<boolean> {
  const comments = await findComments(req, id);
  return comments.some(({ parent, solvedAt, createdAt }) => !parent && !solvedAt && createdAt >= askedAt);
}

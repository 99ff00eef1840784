import { isContentLocale } from '@lupa/contracts/locale.ts';
import { UnauthorizedError, type Endpoint, type PayloadRequest } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import type { Review } from '../../payload-types.ts';
import { loadPageReview } from './loadPageReview.ts';
import { countReviews } from './loadReviewQueue.ts';
import { passToReview } from './passToReview.ts';
import { returnPage } from './returnPage.ts';
import { comment, solveComment } from './reviewComments.ts';
import { refuse } from './reviewRequest.ts';
import { sendReviewMail } from './sendReviewMails.ts';

const uncached = { headers: { 'Cache-Control': 'no-store' } };

/**
 * `GET /api/review/page/{id}?locale=` (`pageReview.ts`) and `/api/review/count`, for everybody with a login. `POST /api/review/pass`, `/comment` and `/solve` are for authors
 * and editors, `/return` is for editors: their bodies are in `reviewRequest.ts`. Pages are approved by publishing them.
 */
export const reviewEndpoints: Endpoint[] = [
  {
    path: '/review/page/:id',
    method: 'get',
    handler: async (req) => Response.json(await readPage(req), uncached),
  },
  { path: '/review/count', method: 'get', handler: async (req) => Response.json({ count: await countReviews(req) }, uncached) },
  { path: '/review/pass', method: 'post', handler: async (req) => answerMailed(req, await passToReview(req)) },
  { path: '/review/return', method: 'post', handler: async (req) => answerMailed(req, await returnPage(req)) },
  { path: '/review/comment', method: 'post', handler: async (req) => Response.json({ id: (await comment(req)).id }) },
  { path: '/review/solve', method: 'post', handler: async (req) => Response.json({ id: (await solveComment(req)).id }) },
];

async function readPage(req: PayloadRequest) {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  const id = String(req.routeParams?.['id']);
  const locale = req.query['locale'];
  if (!/^\d{1,9}$/.test(id) || !isContentLocale(locale)) throw refuse('Falta la página o su idioma.');
  return loadPageReview(req, Number(id), locale);
}

/** What was asked for is written by now, whatever becomes of the mail. */
async function answerMailed(req: PayloadRequest, { id }: Review): Promise<Response> {
  return Response.json({ id, mail: await sendReviewMail(req.payload, id) });
}

import { isContentLocale } from '@lupa/contracts/locale.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerJson, refuse, requireLogin } from '../../core/api/answers.ts';
import type { Review } from '../../payload-types.ts';
import { loadPageReview } from './loadPageReview.ts';
import { countReviews } from './loadReviewQueue.ts';
import { comment, passToReview, returnPage, solveComment } from './reviewActions.ts';
import { sendReviewMail } from './sendReviewMails.ts';

/**
 * `GET /api/review/page/{id}?locale=` (`loadPageReview.ts`) and `/api/review/count`, for everybody with a login. `POST /api/review/pass`, `/comment` and
 * `/solve` are for authors and editors, `/return` is for editors: their bodies are in `reviewActions.ts`. Pages are approved by publishing them.
 */
export const reviewEndpoints: Endpoint[] = [
  { path: '/review/page/:id', method: 'get', handler: answerJson(readPage) },
  { path: '/review/count', method: 'get', handler: answerJson(async (req) => ({ count: await countReviews(req) })) },
  { path: '/review/pass', method: 'post', handler: answerJson(async (req) => tellMail(req, await passToReview(req))) },
  { path: '/review/return', method: 'post', handler: answerJson(async (req) => tellMail(req, await returnPage(req))) },
  { path: '/review/comment', method: 'post', handler: answerJson(async (req) => ({ id: (await comment(req)).id })) },
  { path: '/review/solve', method: 'post', handler: answerJson(async (req) => ({ id: (await solveComment(req)).id })) },
];

async function readPage(req: PayloadRequest) {
  requireLogin(req);
  const id = String(req.routeParams?.['id']);
  const locale = req.query['locale'];
  if (!/^\d{1,9}$/.test(id) || !isContentLocale(locale)) throw refuse('Falta la página o su idioma.');
  return loadPageReview(req, Number(id), locale);
}

/** What was asked for is written by now, whatever becomes of the mail. */
const tellMail = async ({ payload }: PayloadRequest, { id }: Review) => ({ id, mail: await sendReviewMail(payload, id) });

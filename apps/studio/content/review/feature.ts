import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { ReviewComments, Reviews } from './Reviews.ts';
import { addReview, addReviewMails } from './addReview.ts';
import { mayTakePart } from '../../core/access/roles.ts';
import { reviewQueuePath } from './reviewStates.ts';
import { reviewMailsJob, sendReviewMail } from './sendReviewMails.ts';
import { nameLanguage } from '../../core/languages/languageNames.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { loadReviewQueue, type ReviewRow, countReviews } from './loadReviewQueue.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../../core/frontPage/work.ts';
import { isContentLocale } from '@lupa/contracts/locale.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerJson, refuse, requireLogin } from '../../core/api/answers.ts';
import type { Review } from '../../payload-types.ts';
import { loadPageReview } from './loadPageReview.ts';
import { comment, passToReview, returnPage, solveComment } from './reviewActions.ts';

/**
 * `GET /api/review/page/{id}?locale=` (`loadPageReview.ts`) and `/api/review/count`, for everybody with a login. `POST /api/review/pass`, `/comment` and
 * `/solve` are for authors and editors, `/return` is for editors: their bodies are in `reviewActions.ts`. Pages are approved by publishing them.
 */
const reviewEndpoints: Endpoint[] = [
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

async function loadWaiting({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const { returnedToMe, forMe, forAnybody } = await loadReviewQueue(req);
  return takePart(
    [...returnedToMe, ...forMe, ...forAnybody].map((review) => presentReview(review, now)),
    part,
  );
}

function presentReview({ id, title, locale, path, returned, askedBy, askedAt }: ReviewRow, now: Date): WorkRow {
  return {
    key: String(id),
    href: path,
    title,
    kind: returned === null ? `Para revisar, en ${nameLanguage(locale)}` : `Devuelta, en ${nameLanguage(locale)}`,
    detail: `de ${returned?.by ?? askedBy}`,
    when: formatAge(new Date(returned?.at ?? askedAt), now),
    ...(returned !== null && { tone: 'warning' }),
  };
}

const reviewsWaiting: WorkSection = {
  id: 'revisiones',
  place: 10,
  title: 'Revisiones que esperan por mí',
  isFor: ({ user }) => mayTakePart(user),
  load: loadWaiting,
  empty: 'Nadie espera una revisión tuya.',
  listPath: reviewQueuePath,
};

export const reviewFeature: StudioFeature = {
  name: 'review',
  work: [reviewsWaiting],
  places: ({ user }) =>
    mayTakePart(user) ? [{ title: 'Revisiones', detail: 'Estudio', path: reviewQueuePath, words: 'revisar aprobar' }] : [],
  collections: [
    { config: Reviews, handledAs: 'plain' },
    { config: ReviewComments, handledAs: 'plain' },
  ],
  extendCollection: (collection) => {
    if (collection.slug === slugs.pages) return addReview(collection);
    return collection.slug === slugs.users ? addReviewMails(collection) : collection;
  },
  endpoints: reviewEndpoints,
  jobs: [reviewMailsJob],
  components: { beforeNavLinks: ['/content/review/ReviewNav.tsx#ReviewNav'] },
  views: { reviews: pageAt('/revisiones', 'Revisiones', '/content/review/ReviewQueueView.tsx#ReviewQueueView') },
};

import { mayTakePart } from '../../core/access/roles.ts';
import { nameLanguage } from '../../core/languages/languageNames.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { loadReviewQueue, type ReviewRow } from './loadReviewQueue.ts';
import { reviewQueuePath } from './reviewStates.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../../core/frontPage/work.ts';

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

export const reviewsWaiting: WorkSection = {
  id: 'revisiones',
  place: 10,
  title: 'Revisiones que esperan por mí',
  isFor: ({ user }) => mayTakePart(user),
  load: loadWaiting,
  empty: 'Nadie espera una revisión tuya.',
  listPath: reviewQueuePath,
};

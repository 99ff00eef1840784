import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { ReviewComments, Reviews } from './Reviews.ts';
import { addReview, addReviewMails } from './addReview.ts';
import { reviewEndpoints } from './reviewEndpoints.ts';
import { mayTakePart } from '../../core/access/roles.ts';
import { reviewQueuePath } from './reviewStates.ts';
import { reviewsWaiting } from './reviewsWaiting.ts';
import { reviewMailsJob } from './sendReviewMails.ts';

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

import type { StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { ReviewComments, Reviews } from './Reviews.ts';
import { addReview } from './addReview.ts';
import { reviewEndpoints } from './reviewEndpoints.ts';

export const reviewFeature: StudioFeature = {
  name: 'review',
  collections: [
    { config: Reviews, handledAs: 'plain' },
    { config: ReviewComments, handledAs: 'plain' },
  ],
  extendCollection: (collection) => (collection.slug === slugs.pages ? addReview(collection) : collection),
  endpoints: reviewEndpoints,
  components: { beforeNavLinks: ['/content/review/ReviewNav.tsx#ReviewNav'] },
  views: {
    reviews: {
      path: '/revisiones',
      exact: true,
      Component: '/content/review/ReviewQueueView.tsx#ReviewQueueView',
      meta: { title: 'Revisiones' },
    },
  },
};

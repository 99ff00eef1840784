import { slugs } from '../../core/slugs.ts';
import { buildRatingMethods, buildRecords } from './buildRecord.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { RatingMethods } from './RatingMethods.ts';
import { Records } from './Records.ts';

export const ratingsFeature: StudioFeature = {
  name: 'ratings',
  collections: [
    { config: Records, handledAs: 'document' },
    { config: RatingMethods, handledAs: 'document' },
  ],
  views: {
    recordsFreshness: {
      path: '/records-freshness',
      exact: true,
      Component: '/casinos/ratings/FreshnessView.tsx#FreshnessView',
      meta: { title: 'Comprobaciones por vencer' },
    },
  },
  publishing: { builders: { [slugs.records]: buildRecords, [slugs.ratingMethods]: buildRatingMethods } },
};

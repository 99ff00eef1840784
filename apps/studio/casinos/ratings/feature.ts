import { slugs } from '../../core/slugs.ts';
import { buildRatingMethods, buildRecords } from './buildRecord.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { RatingMethods } from './RatingMethods.ts';
import { Records } from './Records.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { freshnessPath } from './freshnessParameters.ts';

export const ratingsFeature: StudioFeature = {
  name: 'ratings',
  menu: [
    {
      id: 'records-freshness',
      path: freshnessPath,
      label: 'Comprobaciones por vencer',
      group: 'reports',
      place: 70,
      isFor: mayManageAffiliates,
    },
  ],
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

import type { SiteFeature } from '../server/siteFeature.ts';
import { analytics } from './analytics/feature.tsx';
import { calm } from './calm/feature.tsx';
import { catalogue } from './catalogue/feature.ts';
import { comparator } from './comparator/feature.tsx';
import { contents } from './contents/feature.tsx';
import { consent } from './consent/feature.tsx';
import { errorReports } from './errorReports/feature.tsx';
import { experiments } from './experiments/feature.ts';
import { games } from './games/feature.tsx';
import { news } from './news/feature.tsx';
import { offerChanges } from './offerChanges/feature.ts';
import { offline } from './offline/feature.tsx';
import { openData } from './openData/feature.ts';
import { preview } from './preview/feature.ts';
import { redirectHits } from './redirectHits/feature.ts';
import { savedPages } from './savedPages/feature.tsx';
import { search } from './search/feature.tsx';
import { shareCards } from './shareCards/feature.ts';
import { sitemapPage } from './sitemapPage/feature.tsx';
import { sitemaps } from './sitemaps/feature.ts';
import { vitals } from './vitals/feature.ts';

/** Everything that the site can do besides showing pages. Where two have a part in the same place, the first in this list comes first. */
export const allFeatures: readonly SiteFeature[] = [
  news,
  analytics,
  savedPages,
  contents,
  consent,
  offline,
  errorReports,
  comparator,
  games,
  calm,
  experiments,
  vitals,
  search,
  sitemapPage,
  catalogue,
  shareCards,
  sitemaps,
  openData,
  offerChanges,
  preview,
  redirectHits,
];

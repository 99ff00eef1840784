import type { DemoPage } from '../content/demoPage.ts';
import { partners } from '../partners/partners.ts';
import { buildReviewPage } from '../reviews/reviewPage.ts';
import { gamePages } from './games.ts';
import { guidePages } from './guides.ts';
import { housePages } from './house.ts';
import { mainPages } from './main.ts';
import { moneyPages } from './money.ts';
import { providerPages } from './providers.ts';
import { reviewIndex } from './reviewIndex.ts';

/** Every page of the demo site; a page comes after the one above it. */
export const pages: DemoPage[] = [
  ...mainPages,
  ...moneyPages,
  ...guidePages,
  ...housePages,
  ...providerPages,
  ...gamePages,
  reviewIndex,
  ...partners.map(buildReviewPage),
];

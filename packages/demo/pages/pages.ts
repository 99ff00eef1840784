import type { DemoPage } from '../writing/readPage.ts';
import { partners } from '../partners/partners.ts';
import { buildReviewPage } from '../reviews/reviewPage.ts';
import { guidePages } from './guides.ts';
import { housePages } from './house.ts';
import { providerPages } from './providers.ts';
import { gameTexts } from '../games/gameTexts.ts';
import { buildGamePage } from '../games/gamePage.ts';
import { hubPage } from '../games/hubPage.ts';
import { gameTypePages } from './gameTypes.ts';
import { blackListPage, homePage, reviewIndex } from './mainPages.ts';
import { bonusPages } from './bonuses.ts';
import { paymentPages } from './payments.ts';
import { realMoneyPages } from './realMoney.ts';

/** Where games are played for free: all of them, by type, and the twelve most searched. */
export const gamePages: DemoPage[] = [hubPage, ...gameTypePages, ...gameTexts.map(buildGamePage)];

/** Every page of the demo site; a page comes after the one above it. */
export const pages: DemoPage[] = [
  homePage,
  ...realMoneyPages,
  ...paymentPages,
  ...bonusPages,
  blackListPage,
  ...guidePages,
  ...housePages,
  ...providerPages,
  ...gamePages,
  reviewIndex,
  ...partners.map(buildReviewPage),
];

import type { DemoPage } from '../writing/readPage.ts';
import { partners } from '../partners/partners.ts';
import { buildReviewPage } from '../reviews/reviewPage.ts';
import { guidePages } from './guides.ts';
import { housePages } from './house.ts';
import { providerPages } from './providers.ts';
import { gameTexts } from '../games/gameTexts.ts';
import { buildGamePage } from '../games/gamePage.ts';
import { hubPage } from '../games/hubPage.ts';
import { blackListPage, homePage, reviewIndex } from './mainPages.ts';
import { bonusPages } from './bonuses.ts';
import { paymentPages } from './payments.ts';
import { realMoneyPages } from './realMoney.ts';
import { baccaratPage } from '../gameTypes/baccarat.ts';
import { bingoPage } from '../gameTypes/bingo.ts';
import { blackjackPage } from '../gameTypes/blackjack.ts';
import { crashPage } from '../gameTypes/crash.ts';
import { jackpotsPage } from '../gameTypes/jackpots.ts';
import { roulettePage } from '../gameTypes/roulette.ts';
import { scratchCardsPage } from '../gameTypes/scratchCards.ts';
import { slotsPage } from '../gameTypes/slots.ts';
import { videoPokerPage } from '../gameTypes/videoPoker.ts';

/** Pages about the types of games that people look for most. */
export const gameTypePages: DemoPage[] = [
  slotsPage,
  roulettePage,
  blackjackPage,
  videoPokerPage,
  bingoPage,
  crashPage,
  baccaratPage,
  scratchCardsPage,
  jackpotsPage,
];

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

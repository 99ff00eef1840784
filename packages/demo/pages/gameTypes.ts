import type { DemoPage } from '../writing/readPage.ts';
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

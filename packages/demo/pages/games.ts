import type { DemoPage } from '../content/demoPage.ts';
import { featuredSlots } from '../games/featuredSlots.ts';
import { featuredTables } from '../games/featuredTables.ts';
import { buildGamePage } from '../games/gamePage.ts';
import { hubPage } from '../games/hubPage.ts';
import { gameTypePages } from './gameTypes.ts';

/** Where games are played for free: all of them, by type, and the twelve most searched. */
export const gamePages: DemoPage[] = [
  hubPage,
  ...gameTypePages,
  ...[...featuredSlots, ...featuredTables].toSorted((a, b) => a.gameId - b.gameId).map(buildGamePage),
];

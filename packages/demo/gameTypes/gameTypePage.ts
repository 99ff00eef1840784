import type { GameType } from '@lupa/contracts/gameType.ts';
import { averageReturn, formatReturn, gamesOfType } from '../catalogue/demoCatalogue.ts';
import { casinoFor, type GameFacts } from '../games/gameFacts.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { type DemoPage, parseSectionPage, sectionPageSchema } from '../writing/readPage.ts';

export const hubName = 'Juegos gratis';
export const hubSlug = '/juegos-gratis/';

/** A page about one type of game, under the one of all free games: `content/gameTypes/<name>.yaml`. */
export function readGameType(name: string, figures: Figures): DemoPage {
  const page = readContent(`gameTypes/${name}.yaml`, sectionPageSchema.omit({ subCategory: true }), figures);
  return parseSectionPage('games', { ...page, subCategory: 'Game Type', isPrimary: true });
}

/** The game with which a page of a type begins, and the best casino that has it. */
export function gameToPlay(facts: GameFacts): Figures {
  return { gameLocalUrl: facts.game.localUrl ?? '#', firstGame: facts.name, casino: casinoFor(facts).partner ?? null };
}

/** How many games of a type the catalogue has and what they return on average: `50`, `97,19 %`. */
export function formatType(type: GameType): { count: number; averageReturn: string } {
  const games = gamesOfType(type);
  return { count: games.length, averageReturn: formatReturn(averageReturn(games)) };
}

import type { GameType } from '@lupa/contracts/gameType.ts';
import { averageReturn, formatReturn, gamesOfType } from '../catalogue/demoCatalogue.ts';
import { casinoFor, type GameFacts } from '../games/gameFacts.ts';
import { z } from 'zod';
import type { WrittenBlock } from '../writing/block.schema.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { type DemoPage, parseSectionPage, sectionPageSchema } from '../writing/readPage.ts';

export const hubName = 'Juegos gratis';
export const hubSlug = '/juegos-gratis/';

/** `toplist`: of the casinos that have the game. */
const writtenSchema = sectionPageSchema.omit({ subCategory: true }).extend({ toplist: z.exactOptional(z.string()) });

/** A page about one type of game, under the one of all free games: `content/gameTypes/<name>.yaml`, with the casinos after the games. */
export function readGameType(name: string, figures: Figures): DemoPage {
  const { toplist, ...page } = readContent(`gameTypes/${name}.yaml`, writtenSchema, figures);
  const blocks = page.blocks.toSpliced(2, 0, ...(toplist ? [listOfCasinos(toplist)] : []));
  return parseSectionPage('games', { ...page, blocks, subCategory: 'Game Type', isPrimary: true });
}

function listOfCasinos(toplist: string): WrittenBlock {
  const title = 'Los casinos que lo tienen';
  return { type: 'topList', id: 'casinos', toplist, title, intro: 'Por su nota de Juegos.', visibleEntries: 2, showFilters: true };
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

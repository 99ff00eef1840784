import type { GameType } from '@lupa/contracts/gameType.ts';
import { averageReturn, formatReturn, gamesOfType } from '../catalogue/catalogueFigures.ts';
import type { AuthorKey } from '../writing/authors.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { playGame } from '../writing/writeBlocks.ts';
import { buildGameFacts, casinoFor, type GameFacts } from '../games/gameFacts.ts';

export const hubName = 'Juegos gratis';
export const hubSlug = '/juegos-gratis/';

type GameTypePage = {
  internalName: string;
  slug: string;
  title: string;
  description: string;
  author: AuthorKey;
  updatedOn: string;
  blocks: DemoBlock[];
};

/** A page about one type of game, under the one of all free games. */
export function gameTypePage({ internalName, slug, title, description, author, updatedOn, blocks }: GameTypePage): DemoPage {
  return {
    internalName,
    parent: hubName,
    locales: {
      es_CL: {
        slug,
        title,
        description,
        sitemapCategory: 'Juegos gratis',
        author,
        updatedOn,
        analytics: {
          category: 'Free Games',
          subCategories: ['Game Type'],
          primarySubCategory: 'Game Type',
          vertical: 'Casino',
          siteSection: 'juegos-gratis',
        },
        blocks,
      },
    },
  };
}

/** How many games of a type the catalogue has and what they return on average: `50`, `97,19 %`. */
export function formatType(type: GameType): { count: number; averageReturn: string } {
  const games = gamesOfType(type);
  return { count: games.length, averageReturn: formatReturn(averageReturn(games)) };
}

/** The game of the type to begin with, and the casino where it is played for real money. */
export function firstGame(gameId: number, write: (facts: GameFacts) => string): DemoBlock {
  const facts = buildGameFacts(gameId);
  return playGame(gameId, write(facts), { title: `Para empezar: ${facts.name}`, ...casinoFor(facts) });
}

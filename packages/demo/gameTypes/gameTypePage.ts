import type { GameType } from '@lupa/contracts/gameType.ts';
import { averageReturn, formatReturn, gamesOfType } from '../catalogue/demoCatalogue.ts';
import { z } from 'zod';
import { authorKeySchema } from '../writing/authors.ts';
import { blocksSchema } from '../writing/block.schema.ts';
import type { DemoPage } from '../writing/readPage.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';

const text = z.string().min(1);

export const hubName = 'Juegos gratis';
export const hubSlug = '/juegos-gratis/';

const gameTypeSchema = z.strictObject({
  internalName: text,
  slug: text,
  title: text,
  description: text,
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  blocks: blocksSchema,
});

/** A page about one type of game, under the one of all free games: `content/gameTypes/<name>.yaml`. */
export function readGameType(name: string, figures: Figures): DemoPage {
  const { internalName, ...page } = readContent(`gameTypes/${name}.yaml`, gameTypeSchema, figures);
  return {
    internalName,
    parent: hubName,
    locales: {
      es_CL: {
        ...page,
        sitemapCategory: 'Juegos gratis',
        analytics: {
          category: 'Free Games',
          subCategories: ['Game Type'],
          primarySubCategory: 'Game Type',
          vertical: 'Casino',
          siteSection: 'juegos-gratis',
        },
      },
    },
  };
}

/** How many games of a type the catalogue has and what they return on average: `50`, `97,19 %`. */
export function formatType(type: GameType): { count: number; averageReturn: string } {
  const games = gamesOfType(type);
  return { count: games.length, averageReturn: formatReturn(averageReturn(games)) };
}

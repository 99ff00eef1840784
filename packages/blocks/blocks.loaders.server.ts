import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { z } from 'zod';
import type { BlockLoader } from './block.ts';

/** How a block type is read and loaded. `Stored` is what `schema` makes of the content service's data. */
export type LoaderEntry<Schema extends z.ZodType = z.ZodType, Props = unknown> = {
  schema: Schema;
  load: BlockLoader<z.output<Schema>, Props>;
};

/** Schema and loader of every block type; null where there is no view yet. */
export const blockLoaders = {
  carousel: null,
  heroSection: null,
  playGame: null,
  generalReview: null,
  contentSection: null,
  topList: null,
  usefulLinks: null,
  accordion: null,
  freeGames: null,
  blackList: null,
  list: null,
  table: null,
  casinoComparator: null,
  authorBox: null,
  prosCons: null,
  infoBox: null,
  ratings: null,
  userReviews: null,
  bonusCards: null,
} satisfies Record<BlockType, LoaderEntry<z.ZodType, never> | null>;

/** What the loader of a type returns; `never` while it has none. */
export type BlockProps<Type extends BlockType> = (typeof blockLoaders)[Type] extends { load: BlockLoader<never, infer Props> } ? Props : never;

import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { ComponentType } from 'react';
import type { BlockProps } from './blocks.loaders.server.ts';

/** The view of every block type; null where there is none yet. A view takes what the type's loader returns. */
export const blockViews = {
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
} satisfies { [Type in BlockType]: ComponentType<BlockProps<Type>> | null };

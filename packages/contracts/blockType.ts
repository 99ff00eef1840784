/** The block types of requirement 2.87, spelled as the content service sends them. */
export const blockTypes = [
  'carousel',
  'heroSection',
  'playGame',
  'generalReview',
  'contentSection',
  'topList',
  'usefulLinks',
  'accordion',
  'freeGames',
  'blackList',
  'list',
  'table',
  'casinoComparator',
  'authorBox',
  'prosCons',
  'infoBox',
  'ratings',
  'userReviews',
  'bonusCards',
  'recordTimeline',
  'methodVersions',
  'offerChanges',
  'correctionsLog',
  'openData',
  'news',
] as const;
export type BlockType = (typeof blockTypes)[number];

export function isBlockType(value: string): value is BlockType {
  return blockTypes.some((type) => type === value);
}

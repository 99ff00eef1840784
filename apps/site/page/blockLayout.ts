import type { BlockLayout } from './pageModel.ts';

/** Laid out at once, wherever they stand (requirements 2.112 and 9.6). */
const eagerBlocks = 2;
const fullWidthTypes = ['freeGames', 'casinoComparator'];
// By the type that a content service names, which may be any text.
const fullWidthVariants = new Map([
  ['heroSection', ['payment', 'provider', 'casino-review']],
  ['topList', ['mini-review-component']],
]);
const unwrappedTypes = ['playGame'];
const unwrappedVariants = new Map([['heroSection', ['with-background-image', 'with-image-and-button', 'play-game']]]);
const alwaysEagerTypes = ['topList'];

/** How a block is in its page: width, wrapper, and whether the browser may put it off (requirements 2.108 to 2.114). */
export function buildBlockLayout({ type, variant, index }: { type: string; variant: string; index: number }): BlockLayout {
  const isFullWidth = fullWidthTypes.includes(type) || (fullWidthVariants.get(type)?.includes(variant) ?? false);
  const isUnwrapped = unwrappedTypes.includes(type) || (unwrappedVariants.get(type)?.includes(variant) ?? false);
  return { isFullWidth, hasContentWrapper: !isFullWidth && !isUnwrapped, isLazy: index >= eagerBlocks && !alwaysEagerTypes.includes(type) };
}

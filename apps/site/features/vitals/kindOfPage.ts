import type { PageModel } from '../../page/pageModel.ts';
import type { PageKind } from './vitalsReport.ts';

/** The kind that figures of a page are summed by: by its address or the first of its blocks that makes one. */
export function kindOfPage({ slug, layout, blocks }: Pick<PageModel, 'slug' | 'layout' | 'blocks'>): PageKind {
  if (slug === layout.homePath) return 'home';
  for (const block of blocks) {
    if (block.kind !== 'view') continue;
    if (block.type === 'playGame') return 'game';
    if (block.type === 'generalReview' || (block.type === 'heroSection' && block.variant === 'casino-review')) return 'review';
    if (block.type === 'freeGames') return 'library';
    if (block.type === 'topList') return 'ranking';
  }
  return 'other';
}

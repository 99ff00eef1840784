import type { SiteFeature } from '../../server/siteFeature.ts';
import { createVitalsAnswer, type PageKind } from './takeVitals.ts';
import { vitalsPath } from './measureSome.ts';
import type { PageModel } from '../../page/pageModel.ts';

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

/** Measures some views of pages, without telling visitors apart. */
export const vitals: SiteFeature = {
  name: 'vitals',
  pageAttributes: ({ page }) =>
    page.status === 200 && page.vitalsPercent ? { 'data-vitals': page.vitalsPercent, 'data-kind': kindOfPage(page) } : {},
  answer: (app, { env, metrics, addressOf }) => {
    if (env.VITALS_PERCENT > 0) app.post(vitalsPath, createVitalsAnswer({ siteUrl: env.SITE_URL, metrics, now: Date.now, addressOf }));
  },
};

import type { PageModel } from '../page/pageModel.ts';
import { canonicalPath } from '../page/canonicalUrl.ts';
import { formatCardPath, versionOf } from './cardAddress.ts';
import { buildCardContent } from './cardContent.ts';

/** A card as the head names it: an absolute URL, and its words for those who do not see it. */
export type DescribedCard = { url: string; alt: string };

/** The card of a page; null where it has none. */
export function describeCard(page: PageModel): DescribedCard | null {
  const content = buildCardContent(page);
  if (content === null) return null;
  const { siteName, title, review } = content;
  const path = canonicalPath(page.slug) ?? '/';
  const score = review && `${page.layout.microcopy.rating}: ${review.scoreText} ${review.outOf}`;
  return {
    url: page.siteUrl + formatCardPath({ path, version: versionOf(content) }),
    alt: [title, score, siteName].filter((words, index, all) => words !== null && all.indexOf(words) === index).join(' · '),
  };
}

import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { canonicalPath } from '../../page/canonicalUrl.ts';
import type { LayoutModel } from '../../layout/layoutModel.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { type CardContent, formatCardPath, versionOf } from './cardAddress.ts';

/** The card of a page, or null where a page has none: on errors, and where the page has no address of its own. */
export function buildCardContent(page: PageModel): CardContent | null {
  if (page.status !== 200 || page.canonicalUrl === null) return null;
  const { layout, locale, author, updatedDate } = page;
  const { microcopy } = layout;
  const section = findSection(page);
  const review = page.blocks.flatMap((block) => (block.kind === 'view' ? block.structure : [])).find(isReview);
  return {
    siteName: stripUndrawable(layout.siteName),
    section: section && stripUndrawable(section),
    title: stripUndrawable(page.title || layout.siteName),
    description: stripUndrawable(page.description),
    author: author ? stripUndrawable(`${microcopy.written_by} ${author.name}`) : null,
    updated: updatedDate ? stripUndrawable(`${microcopy.updated_on} ${formatDate(updatedDate, locale)}`) : null,
    review: review ? formatReview(review, layout) : null,
  };
}

function findSection({ breadcrumbs, slug, layout }: PageModel): string | null {
  const above = breadcrumbs.filter(({ url }) => url !== slug && url !== layout.homePath);
  return above.at(-1)?.title ?? null;
}

type Review = Extract<StructuredData, { kind: 'review' }>;

function isReview(structure: StructuredData): structure is Review {
  return structure.kind === 'review';
}

function formatReview({ casino, score, verdict }: Review, { locale, microcopy }: LayoutModel): CardContent['review'] {
  return {
    casino: stripUndrawable(casino.name),
    score,
    scoreText: formatNumber(score, locale, 1),
    outOf: microcopy.rating_out_of,
    verdict: verdict && stripUndrawable(verdict.split('. ')[0] ?? ''),
  };
}

// Emoji and other scripts would be drawn as empty boxes.
const undrawable = /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122]+/gu;

function stripUndrawable(text: string): string {
  return text.normalize('NFC').replace(undrawable, ' ').replace(/\s+/g, ' ').trim();
}

/** A card as the head names it: an absolute URL, and its words for those who do not see it. */
export type DescribedCard = { url: string; alt: string };

/** The card of a page; null where it has none. */
export function formatCard(page: PageModel): DescribedCard | null {
  const content = buildCardContent(page);
  if (content === null) return null;
  const { siteName, title, review } = content;
  const path = canonicalPath(page.slug) ?? '/';
  const score = review && `${page.layout.microcopy.rating}: ${review.scoreText} ${review.outOf}`;
  const verdict = review?.verdict ?? null;
  return {
    url: page.siteUrl + formatCardPath({ path, version: versionOf(content) }),
    alt: [title, score, verdict, siteName].filter((words, index, all) => words !== null && all.indexOf(words) === index).join(' · '),
  };
}

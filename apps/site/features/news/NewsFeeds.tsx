import { newsFeedPath } from '@lupa/blocks/shared/news/feedPaths.ts';
import { defaultPageLocale } from '@lupa/contracts/locale.ts';
import type { Shown } from '../../page/pageFeature.ts';
import { findReview } from '../../page/structuredData.ts';

/** The feeds of the news, which are in the language that the site is written in: of the site, and of the casino that the page reviews. */
export function NewsFeeds({ page, blocks }: Shown) {
  const { locale, slug, layout } = page;
  if (locale !== defaultPageLocale || page.canonicalUrl === null) return null;
  const { news_feed, news_feed_of } = layout.microcopy;
  const review = findReview(page, blocks);
  const feeds = [
    { href: newsFeedPath(null), title: news_feed.replace('{site}', () => layout.siteName) },
    ...(review ? [{ href: newsFeedPath(slug), title: news_feed_of.replace('{casino}', () => review.casino.name) }] : []),
  ];
  return feeds.map(({ href, title }) => <link key={href} rel="alternate" type="application/atom+xml" title={title} href={href} />);
}

import type { SiteFeature } from '../../server/siteFeature.ts';
import { newsFeedPath, readNewsFeedPath } from '@lupa/blocks/shared/news/feedPaths.ts';
import { defaultPageLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { Shown } from '../../page/pageFeature.ts';
import { findReview } from '../../page/structuredData.ts';
import { loadNews } from '@lupa/blocks/shared/news/loadNews.ts';
import { type PresentedNews, presentNewsItem } from '@lupa/blocks/shared/news/presentNewsItem.ts';
import type { Clients } from '@lupa/clients/clients.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import { correctionsTag, offerVersionsTag, partnersTag, partnerTag, ratingsTag, recordsTag, routesTag } from '@lupa/contracts/tags.ts';
import { market } from '@lupa/contracts/market.ts';
import { etags, type ServiceApp, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { type Edge, tagHeader } from '../../server/cache/edge.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import { buildAtom, type Feed, type FeedItem, verdictLines } from '../offerChanges/buildFeeds.ts';
import { loadSiteName } from '../../page/siteName.ts';
import { askerOf } from '../../server/askerOf.ts';
import { isNotModified, LastModified } from './lastModified.ts';

type SiteContext = Context<ServiceVariables>;
type NewsOptions = { clients: ClientsOfProcess; siteUrl: string; edge: Edge };

/** Readers keep what they have seen: a feed has the latest only. */
const maximumItems = 50;

/** Atom feeds of the news: of the site, and of each casino below its review. Anybody may read them from anywhere. */
function addNewsFeeds(app: ServiceApp, options: NewsOptions): void {
  const modified = new LastModified(Date.now);
  const ofSite = newsFeedPath(null);
  const ofCasino = `/:review{.+}${ofSite}`;
  for (const path of [ofSite, ofCasino]) app.use(path, etags());
  app.get(ofSite, (context) => serveFeed(context, null, modified, options));
  app.get(ofCasino, (context) => serveFeed(context, readNewsFeedPath(context.req.path), modified, options));
}

async function serveFeed(
  context: SiteContext,
  review: string | null,
  modified: LastModified,
  { clients, siteUrl, edge }: NewsOptions,
): Promise<Response> {
  const { clients: services } = clients.forPage(askerOf(context));
  try {
    const partner = review === null ? null : await findPartner(review, services);
    const feed = partner === undefined ? null : await composeFeed(partner, review, { services, siteUrl });
    if (feed === null) return problemAnswer(context, 404, 'There is no such feed');
    const body = buildAtom(feed);
    const lastModified = modified.of(context.req.path, body);
    const headers = {
      'Cache-Control': cachePolicies.openData,
      'Last-Modified': lastModified.toUTCString(),
      ...Object.fromEntries([tagHeader(edge, tagsOf(partner ?? null))]),
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    const asked = { ifNoneMatch: context.req.header('if-none-match'), ifModifiedSince: context.req.header('if-modified-since') };
    if (isNotModified(asked, lastModified)) return context.body(null, 304, headers);
    return context.body(body, 200, { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    return problemAnswer(context, 503, 'The news cannot be read now');
  }
}

function tagsOf(partner: string | null): string[] {
  return [
    ...(partner === null ? [offerVersionsTag(), recordsTag(), partnersTag()] : [partnerTag(partner)]),
    correctionsTag(),
    routesTag(),
    ratingsTag(),
  ];
}

async function findPartner(path: string, { partners }: Pick<Clients, 'partners'>): Promise<string | undefined> {
  const reviews = await partners.fetchReviews({ paths: [path] });
  return reviews.find((review) => review.path === path)?.partnerSlug;
}

type Surroundings = { services: Clients; siteUrl: string };

async function composeFeed(partner: string | null, review: string | null, { services, siteUrl }: Surroundings): Promise<Feed> {
  const [{ items, casinos }, microcopy, siteName] = await Promise.all([
    loadNews(partner === null ? { newest: maximumItems } : { partner }, { clients: services }),
    orElse(services.content.fetchMicrocopy(defaultContentLocale), defaultMicrocopy),
    loadSiteName(services.content, siteUrl),
  ]);
  const casino = partner === null ? undefined : casinos.get(partner)?.name;
  const texts = { locale: defaultPageLocale, microcopy } as const;
  return {
    siteName,
    title:
      casino === undefined
        ? microcopy.news_feed.replace('{site}', () => siteName)
        : microcopy.news_feed_of.replace('{casino}', () => casino),
    url: siteUrl + newsFeedPath(review),
    homePage: `${siteUrl}${review ?? '/'}`,
    language: market.locale,
    items: items.slice(0, maximumItems).map((item) => {
      const verdict = verdictLines(casinos.get(item.partnerSlug ?? '')?.attributes, texts);
      return composeItem(presentNewsItem(item, casinos, texts), verdict, siteUrl);
    }),
  };
}

function composeItem(
  { id, at, kindName, subject, url, title, changes, text, verdict }: PresentedNews,
  ofCasino: readonly string[],
  siteUrl: string,
): FeedItem {
  const lines = changes.map(({ name, before, after }) => `${name}: ${[before, after].filter(Boolean).join(' → ')}`);
  return {
    // The same in every feed, and whatever becomes of the casino's name and address.
    id: `${siteUrl}${newsFeedPath(null)}#${id}`,
    url: `${siteUrl}${url ?? '/'}`,
    title: `${subject}: ${title}`,
    lines: [kindName, ...lines, ...(text ? [text] : []), ...(verdict ? [verdict.text] : []), ...ofCasino],
    at: new Date(at).toISOString(),
  };
}

/** The feeds of the news, which are in the language that the site is written in: of the site, and of the casino that the page reviews. */
function NewsFeeds({ page, blocks }: Shown) {
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

/** Atom feeds of what is new, of the site and of each casino. */
export const news: SiteFeature = {
  name: 'news',
  parts: { head: (shown) => <NewsFeeds {...shown} /> },
  answer: (app, { env, clients, edge }) => addNewsFeeds(app, { clients, siteUrl: env.SITE_URL, edge }),
};

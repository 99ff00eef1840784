import { dayOf } from '@lupa/domain/market.ts';
import { newsKinds } from '@lupa/domain/news.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { type BlockContext, type BlockLoader, type BlockHead, defineError, presentHead } from '../block.ts';
import { loadNews, type News } from '../shared/news/loadNews.ts';
import { newsFeedPath } from '../shared/news/feedPaths.ts';
import { newsKindNames, type PresentedNews, presentNewsItem } from '../shared/news/presentNewsItem.ts';
import { type LabelledLink, presentDate, type PresentedDate, presentLink } from '../shared/section/presentLink.ts';
import { type NewsChoices, newsHref, readNewsChoices } from './newsChoices.ts';
import type { StoredNews } from './news.schema.ts';

/** So many of the latest are told to the device: more than that are not counted. */
const maximumCounted = 99;

/** The list of all casinos goes back so far; each casino's own goes back to its beginning. */
const maximumOfAll = 500;

export type ListedNews = Omit<PresentedNews, 'url'> & { anchor: AnchorProps | null };
export type NewsDay = { date: PresentedDate; items: ListedNews[] };
export type NewsChoice = { name: string; href: string; isChosen: boolean };
export type NewsFilters = { kinds: NewsChoice[]; casinos: NewsChoice[]; chosenCasino: string | null };
/** `end`: on the last page, that there were older ones. */
export type NewsPages = { text: string; newer: string | null; older: string | null; end: string | null };

export type NewsProps = BlockHead & {
  days: NewsDay[];
  filters: NewsFilters | null;
  pages: NewsPages | null;
  link: LabelledLink | null;
  feed: { href: string; name: string };
  /** For the device: under which name it keeps the visit, where the list stands, and the moments of the latest, the newest first. */
  visit: { name: string; path: string | null; isWhole: boolean; moments: string[] };
  locale: string;
};

const NoNewsError = defineError('NoNewsError', (id: string) => `There is nothing to tell in the news "${id}".`);

export const loadNewsBlock: BlockLoader<StoredNews, NewsProps> = async (stored, context) => {
  const { partner, limit } = stored;
  const { page, microcopy, locale } = context;
  const newest = limit === null ? maximumOfAll : Math.max(limit, maximumCounted);
  const news = await loadNews(partner === null ? { newest } : { partner }, context);
  const list = limit === null ? buildList(news, stored, context) : { found: news.items.slice(0, limit), filters: null, pages: null };
  // A list on another page is left out with its heading; the page of the news says that there are none.
  if (limit !== null && list.found.length === 0) throw new NoNewsError(stored.id);
  const presented = list.found.map((item) => listItem(presentNewsItem(item, news.casinos, context), context));
  const link = presentLink(stored.link, context);
  const review = partner === null ? null : (news.casinos.get(partner)?.reviewSlug ?? null);
  return {
    ...presentHead(stored, context),
    days: groupByDay(presented, locale),
    filters: news.items.length > 0 ? list.filters : null,
    pages: list.pages,
    link,
    feed: { href: newsFeedPath(review), name: microcopy.news_feed_follow },
    visit: {
      name: partner === null ? 'novedades' : `novedades-${partner}`,
      path: limit === null ? page.slug : (link?.anchor.href ?? null),
      isWhole: limit === null,
      moments: news.items.slice(0, maximumCounted).map(({ at }) => new Date(at).toISOString()),
    },
    locale,
  };
};

function listItem({ url, ...item }: PresentedNews, { presenter }: BlockContext): ListedNews {
  return { ...item, anchor: url === null ? null : presenter.anchor({ url }) };
}

function groupByDay(items: readonly ListedNews[], locale: string): NewsDay[] {
  return [...Map.groupBy(items, ({ at }) => dayOf(at) ?? at)].map(([day, ofDay]) => ({ date: presentDate(day, locale), items: ofDay }));
}

function buildList({ items, hasOlder, casinos }: News, { id, partner }: StoredNews, { page, query, microcopy, locale }: BlockContext) {
  const { found, pages, ...choices } = readNewsChoices(items, query);
  const hrefOf = (changes: Partial<NewsChoices>) => newsHref({ ...choices, page: 1, ...changes }, page.slug, `news-${id}`);
  const kinds = newsKinds.filter((kind) => items.some((item) => item.kind === kind));
  const filters: NewsFilters = {
    kinds: [
      { name: microcopy.news_all, href: hrefOf({ kind: null }), isChosen: choices.kind === null },
      ...kinds.map((kind) => ({
        name: microcopy[newsKindNames[kind]],
        href: hrefOf({ kind }),
        isChosen: choices.kind === kind,
      })),
    ],
    casinos: partner === null ? listCasinos({ items, casinos }, choices, { hrefOf, microcopy, locale }) : [],
    chosenCasino: choices.casino === null ? null : (casinos.get(choices.casino)?.name ?? choices.casino),
  };
  const text = microcopy.news_page.replace('{page}', String(choices.page)).replace('{pages}', String(pages));
  const newer = choices.page > 1 ? hrefOf({ page: choices.page - 1 }) : null;
  const older = choices.page < pages ? hrefOf({ page: choices.page + 1 }) : null;
  const end = hasOlder && older === null ? microcopy.news_end.replace('{count}', formatNumber(maximumOfAll, locale)) : null;
  return { found, filters, pages: pages > 1 || end !== null ? { text, newer, older, end } : null };
}

type Making = Pick<BlockContext, 'microcopy' | 'locale'> & { hrefOf: (changes: Partial<NewsChoices>) => string };

function listCasinos(
  { items, casinos }: Pick<News, 'items' | 'casinos'>,
  chosen: NewsChoices,
  { hrefOf, microcopy, locale }: Making,
): NewsChoice[] {
  const named = [...new Set(items.flatMap(({ partnerSlug }) => partnerSlug ?? []))].map((slug) => ({
    slug,
    name: casinos.get(slug)?.name ?? slug,
  }));
  return [
    { name: microcopy.news_all_casinos, href: hrefOf({ casino: null }), isChosen: chosen.casino === null },
    ...named
      .toSorted((one, other) => one.name.localeCompare(other.name, locale))
      .map(({ slug, name }) => ({ name, href: hrefOf({ casino: slug }), isChosen: chosen.casino === slug })),
  ];
}

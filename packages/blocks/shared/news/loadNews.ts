import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { listNews, type NewsItem, type PublishedReview } from '@lupa/domain/news.ts';
import type { BlockContext } from '../../block.ts';
import type { CasinoNames } from '../offer/loadCasinoNames.ts';

export type News = {
  /** The newest first. */
  items: NewsItem[];
  casinos: CasinoNames;
};

/** What happened to all casinos, or to one. @throws what the clients throw: a list with holes would tell something false */
export async function loadNews(partner: string | null, { clients }: Pick<BlockContext, 'clients'>): Promise<News> {
  const { partners, content } = clients;
  const [versions, records, corrections, fetched, routes] = await Promise.all([
    partners.fetchOfferVersions(partner ?? undefined),
    partners.fetchRecords(partner ?? undefined),
    content.fetchCorrections(),
    content.fetchPartnerEntities(partner === null ? undefined : [partner]),
    content.fetchRoutes(),
  ]);
  const entities = fetched.filter(({ partnerSlug }) => partner === null || partnerSlug === partner);
  const reviewed = new Map(entities.flatMap(({ reviewSlug, partnerSlug }) => (reviewSlug === null ? [] : [[reviewSlug, partnerSlug]])));
  return {
    items: listNews({
      versions,
      records,
      corrections: partner === null ? corrections : corrections.filter(({ path }) => reviewed.has(path)),
      reviews: listReviews(entities, routes),
      reviewed,
    }),
    casinos: new Map(entities.map(({ partnerSlug, partnerName, reviewSlug }) => [partnerSlug, { name: partnerName, reviewSlug }])),
  };
}

function listReviews(entities: readonly PartnerEntity[], routes: readonly Route[]): PublishedReview[] {
  const bySlug = new Map(routes.map((route) => [route.slug, route]));
  return entities.flatMap(({ partnerSlug, reviewSlug }) => {
    const route = reviewSlug === null ? undefined : bySlug.get(reviewSlug);
    return route?.publishedDate ? [{ partnerSlug, path: route.slug, title: route.title, at: route.publishedDate }] : [];
  });
}

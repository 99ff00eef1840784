import type { Correction } from '@lupa/contracts/correction.ts';
import { listNews, type NewsItem } from '@lupa/domain/news.ts';
import type { BlockContext } from '../../block.ts';
import { type CasinoNames, loadCasinoNames } from '../offer/loadPartner.ts';

export type News = {
  items: NewsItem[];
  /** Whether there is more, of all casinos together. */
  hasOlder: boolean;
  casinos: CasinoNames;
};

/** All news of a casino, or so many of the newest of all casinos. */
export type NewsChoice = { partner: string } | { newest: number };

/** What happened to all casinos, or to one. @throws what the clients throw: a list with holes would tell something false */
export async function loadNews(choice: NewsChoice, { clients }: Pick<BlockContext, 'clients'>): Promise<News> {
  const { partners, content } = clients;
  const partner = 'partner' in choice ? choice.partner : null;
  const newest = 'newest' in choice ? choice.newest : Infinity;
  // One more tells whether there are older ones. Each item is among the newest of its own kind.
  const asked = 'newest' in choice ? { newest: choice.newest + 1 } : choice;
  const [versions, records, fetched, reviews] = await Promise.all([
    partners.fetchOfferVersions(asked),
    partners.fetchRecords(asked),
    content.fetchCorrections(),
    partners.fetchReviews(asked),
  ]);
  const ofPages = fetched.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, newest + 1);
  const reviewed = new Map(
    (partner === null ? await fetchReviewsOf(ofPages, clients) : reviews).map(({ path, partnerSlug }) => [path, partnerSlug]),
  );
  const corrections = partner === null ? ofPages : fetched.filter(({ path }) => reviewed.has(path));
  const horizon = Math.max(
    ...[versions.map(({ since }) => since), records.map(({ publishedDate, day }) => publishedDate ?? day)].map(horizonOf(newest)),
  );
  const items = listNews({ versions, records, corrections, reviews, reviewed });
  const shown = items.filter(({ at }) => Date.parse(at) > horizon).slice(0, newest);
  const slugs = partner === null ? shown.flatMap(({ partnerSlug }) => partnerSlug ?? []) : [partner];
  return { items: shown, hasOlder: horizon > -Infinity || shown.length < items.length, casinos: await loadCasinoNames(slugs, { clients }) };
}

/** Before this moment (milliseconds since 1970) there is more of a kind than was asked for: a list that went on would have holes. */
const horizonOf = (newest: number) => (moments: readonly string[]) =>
  moments.length > newest ? Math.min(...moments.map((moment) => Date.parse(moment))) : -Infinity;

function fetchReviewsOf(corrections: readonly Correction[], { partners }: BlockContext['clients']) {
  return partners.fetchReviews({ paths: [...new Set(corrections.map(({ path }) => path))] });
}

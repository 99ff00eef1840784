import type { Page, PageAnalytics, RawBlock } from '@lupa/contracts/page.ts';
import { emptyPage } from '../../page/emptyPage.ts';
import { type PagedType, pagedTypes } from '@lupa/contracts/cataloguePath.ts';
import type { Facets } from '@lupa/contracts/game.ts';
import { normaliseGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';

type Made = {
  path: string;
  title: string;
  description: string;
  isListed: boolean;
  breadcrumbs: Page['breadcrumbs'];
  analytics: Partial<PageAnalytics>;
  content: RawBlock[];
};

export function madePage({ path, isListed, analytics, ...made }: Made): Page {
  const empty = emptyPage(path, made.title);
  return { ...empty, ...made, noIndex: !isListed, analytics: { ...empty.analytics, vertical: 'Casino', ...analytics } };
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark);
}

export const listOfGames = (id: string, title: string, more: object): RawBlock => ({
  type: 'freeGames',
  id,
  title,
  intro: [],
  sort: 'search_volume:desc',
  ...more,
});

export function listOfCasinos(title: string, note: string, providerId: string, toplist: string): RawBlock {
  const intro = [{ kind: 'paragraph', html: note }];
  return { type: 'topList', id: 'casinos', title, intro, toplist, providerId, visibleEntries: 3, showFilters: false };
}

export function linksTo(id: string, title: string, links: { title: string; url: string; copy: string }[]): RawBlock[] {
  return links.length === 0 ? [] : [{ type: 'usefulLinks', id, title, intro: [], links }];
}

export type CountedType = { type: PagedType; count: number };

/** The types that have games, the commonest first; the games with jackpots last. */
export function countTypes({ gameTypes, jackpots }: Facets): CountedType[] {
  const counted = gameTypes.flatMap(({ type: name, count }) => {
    const type = pagedTypes.find((each) => each === normaliseGameType(name));
    return type && count !== null && count > 0 ? [{ type, count }] : [];
  });
  const types = counted.toSorted((one, other) => other.count - one.count);
  return jackpots > 0 ? [...types, { type: progressiveJackpots, count: jackpots }] : types;
}

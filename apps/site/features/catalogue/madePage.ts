import type { Page, PageAnalytics, RawBlock } from '@lupa/contracts/page.ts';
import { emptyPage } from '../../page/emptyPage.ts';

type Made = {
  path: string;
  title: string;
  description: string;
  isListed: boolean;
  /** From the home page to this one. */
  breadcrumbs: Page['breadcrumbs'];
  analytics: Partial<PageAnalytics>;
  content: RawBlock[];
};

/** A page as the content service would send it, made from the catalogue. */
export function madePage({ path, isListed, analytics, ...made }: Made): Page {
  const empty = emptyPage(path, made.title);
  return { ...empty, ...made, noIndex: !isListed, analytics: { ...empty.analytics, vertical: 'Casino', ...analytics } };
}

/** Fills `{name}` and its like. */
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

/** The casinos of the initial toplist that carry the games of a provider. */
export function listOfCasinos(title: string, note: string, providerId: string, toplist: string): RawBlock {
  const intro = [{ kind: 'paragraph', html: note }];
  return { type: 'topList', id: 'casinos', title, intro, toplist, providerId, visibleEntries: 3, showFilters: false };
}

/** None without links. */
export function linksTo(id: string, title: string, links: { title: string; url: string; copy: string }[]): RawBlock[] {
  return links.length === 0 ? [] : [{ type: 'usefulLinks', id, title, intro: [], links }];
}

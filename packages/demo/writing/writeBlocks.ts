import type { Link } from '@lupa/contracts/link.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import type { AuthorKey } from './authors.ts';
import type { DemoBlackListItem, DemoBlock, DemoCarouselItem, DemoUserReview } from './demoBlock.ts';
import { prose, withFixedPercent } from './prose.ts';

type BlockOf<Type extends DemoBlock['type']> = Extract<DemoBlock, { type: Type }>;

export const link = (title: string, url: string): Link => ({ title, url, openInNewTab: false, noFollow: false, noOpener: false });

export function hero(title: string, body: string, more: Partial<Omit<BlockOf<'heroSection'>, 'type' | 'title' | 'body'>> = {}): DemoBlock {
  return {
    type: 'heroSection',
    variant: 'default',
    eyebrow: null,
    title,
    body: prose(body),
    image: null,
    cta: null,
    partner: null,
    paymentMethod: null,
    providerId: null,
    gameId: null,
    ...more,
  };
}

export function section(
  title: string | null,
  body: string,
  more: { link?: Link; image?: string; imagePosition?: 'right' | 'left' | 'top' } = {},
): DemoBlock {
  return {
    type: 'contentSection',
    title,
    body: prose(body),
    image: more.image ?? null,
    imagePosition: more.imagePosition ?? 'right',
    link: more.link ?? null,
  };
}

export function ranking(
  toplist: string,
  title: string,
  intro: string,
  more: {
    id?: string;
    variant?: 'default' | 'mini-review-component';
    visibleEntries?: number;
    limit?: number;
    showFilters?: boolean;
    link?: Link;
  } = {},
): DemoBlock {
  return {
    type: 'topList',
    ...(more.id ? { id: more.id } : {}),
    variant: more.variant ?? 'default',
    title,
    intro: prose(intro),
    toplist,
    visibleEntries: more.visibleEntries ?? 5,
    limit: more.limit ?? null,
    showFilters: more.showFilters ?? false,
    link: more.link ?? null,
  };
}

/** Questions and answers of a content file. */
export const pairsOf = (items: readonly { title: string; body: string }[]): [question: string, answer: string][] =>
  items.map(({ title, body }) => [title, body]);

/** Questions and answers; the first is open where `isFirstOpen` says so. */
export function questions(title: string, items: [question: string, answer: string][], isFirstOpen = false): DemoBlock {
  return {
    type: 'accordion',
    title,
    intro: [],
    items: items.map(([question, answer], index) => ({ title: question, body: prose(answer), isOpen: isFirstOpen && index === 0 })),
  };
}

export function box(tone: 'info' | 'good' | 'caution' | 'bad', title: string, body: string, target?: Link): DemoBlock {
  return { type: 'infoBox', tone, title, body: prose(body), link: target ?? null };
}

/** Items are texts, or pairs of a heading and a text. */
export function list(
  title: string | null,
  style: 'bullets' | 'steps' | 'checks',
  items: (string | [title: string, body: string])[],
): DemoBlock {
  return {
    type: 'list',
    title,
    style,
    items: items.map((item) => (typeof item === 'string' ? { title: null, body: prose(item) } : { title: item[0], body: prose(item[1]) })),
  };
}

/** Cells are markdown: `**bold**` and `*emphasis*`. A column is its name, or its name and an icon. */
export function table(
  title: string,
  columns: (string | [name: string, icon: string])[],
  rows: string[][],
  caption: string | null = null,
): DemoBlock {
  const plain = (markdown: string) =>
    markdown
      .replace(/\*\*(.+?)\*\*/g, '$1')
      .replace(/\*(?=[^\s\d*])(.+?)\*/g, '$1')
      .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
  return {
    type: 'table',
    title,
    caption,
    columns: columns.map((column) => (typeof column === 'string' ? { name: column } : { name: column[0], meta: { icon: column[1] } })),
    rows: rows.map((cells) => ({
      cells: cells.map(withFixedPercent).map((cell) => ({ value: plain(cell), valueMarkdown: cell === plain(cell) ? '' : cell })),
    })),
  };
}

export function carousel(title: string, intro: string, items: DemoCarouselItem[], autoScroll = false): DemoBlock {
  return { type: 'carousel', title, intro: proseOrNone(intro), items, autoScroll };
}

export function playGame(gameId: number, body: string, more: { title?: string; partner?: string | null } = {}): DemoBlock {
  return { type: 'playGame', gameId, title: more.title ?? null, body: proseOrNone(body), partner: more.partner ?? null };
}

/** Sections have a title, the key of a criterion and a text. */
export function generalReview(
  title: string,
  partner: string,
  body: string,
  sections: [title: string, criterion: string, body: string][],
): DemoBlock {
  return {
    type: 'generalReview',
    title,
    partner,
    body: prose(body),
    sections: sections.map(([heading, criterion, text]) => ({ title: heading, criterion, body: prose(text) })),
  };
}

/** Links with a line about where they lead. */
export function usefulLinks(title: string, intro: string, links: [title: string, url: string, copy: string, image?: string][]): DemoBlock {
  return {
    type: 'usefulLinks',
    title,
    intro: proseOrNone(intro),
    links: links.map(([text, url, copy, image]) => ({ ...link(text, url), copy, image: image ?? null })),
  };
}

export function freeGames(
  title: string,
  intro: string,
  more: Partial<Omit<BlockOf<'freeGames'>, 'type' | 'title' | 'intro'>> = {},
): DemoBlock {
  return {
    type: 'freeGames',
    title,
    intro: proseOrNone(intro),
    gameTypes: [],
    providerIds: [],
    sort: 'search_volume:desc',
    pageSize: 24,
    showFilters: true,
    ...more,
  };
}

export function blackList(title: string, intro: string, items: DemoBlackListItem[]): DemoBlock {
  return { type: 'blackList', title, intro: proseOrNone(intro), items };
}

export function comparator(title: string, intro: string, toplist: string, limit: number | null): DemoBlock {
  return { type: 'casinoComparator', title, intro: proseOrNone(intro), toplist, limit };
}

/** Without an author it shows that of the page. */
export function authorBox(title: string | null, body: string, more: { author?: AuthorKey; showUpdatedDate?: boolean } = {}): DemoBlock {
  return {
    type: 'authorBox',
    title,
    author: more.author ?? null,
    body: proseOrNone(body),
    showUpdatedDate: more.showUpdatedDate ?? true,
  };
}

/** Without lists of its own it shows those of the partner. */
export function prosCons(title: string, lists: { partner?: string; pros?: string[]; cons?: string[] }): DemoBlock {
  return { type: 'prosCons', title, partner: null, pros: [], cons: [], ...lists };
}

/** Notes say why a part of the rating is what it is, by the part's name. */
export function ratings(title: string, partner: string, intro: string, notes: [name: string, text: string][]): DemoBlock {
  return { type: 'ratings', title, partner, intro: proseOrNone(intro), notes: notes.map(([name, text]) => ({ name, text })) };
}

export function recordTimeline(title: string, partner: string, intro: string): DemoBlock {
  return { type: 'recordTimeline', title, partner, intro: proseOrNone(intro) };
}

/** Of one casino, or of all. */
export function offerChanges(title: string, partner: string | null, intro: string): DemoBlock {
  return { type: 'offerChanges', title, partner, intro: proseOrNone(intro) };
}

/** The latest of what happened, or all of it. */
export function news(
  title: string,
  intro: string,
  { id, ...more }: { id?: string; partner: string | null; limit: number | null; link: Link | null },
): DemoBlock {
  return { type: 'news', ...(id ? { id } : {}), title, intro: proseOrNone(intro), ...more };
}

/** Every version of the method, or the one alone that holds. */
export function methodVersions(title: string, intro: string, isCurrentOnly: boolean): DemoBlock {
  return { type: 'methodVersions', title, intro: proseOrNone(intro), isCurrentOnly };
}

/** What comes of the records of all casinos. */
export function ofRecords(type: 'correctionsLog' | 'openData', title: string, intro: string): DemoBlock {
  return { type, title, intro: proseOrNone(intro) };
}

export function userReviews(title: string, partner: string, intro: string, reviews: DemoUserReview[]): DemoBlock {
  return { type: 'userReviews', title, partner, intro: proseOrNone(intro), reviews };
}

export function bonusCards(
  title: string,
  intro: string,
  toplist: string,
  more: { id?: string; offerTypes?: string[]; limit?: number } = {},
): DemoBlock {
  return {
    type: 'bonusCards',
    ...(more.id ? { id: more.id } : {}),
    title,
    intro: proseOrNone(intro),
    toplist,
    offerTypes: more.offerTypes ?? [],
    limit: more.limit ?? 6,
  };
}

const proseOrNone = (text: string): RichText => (text === '' ? [] : prose(text));

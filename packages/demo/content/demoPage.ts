import type { Link } from '@lupa/contracts/link.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { PageAnalytics } from '@lupa/contracts/page.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import type { AuthorKey } from './authors.ts';
import { prose, withFixedPercent } from './prose.ts';

/**
 * A block as the demo writes it: in the public shape, except that images are file names of the media library. Its id is
 * given when the page is seeded, unless a link of the page leads to it (`#topList-ranking`).
 */
export type DemoBlock =
  | {
      type: 'heroSection';
      variant: 'default';
      eyebrow: string | null;
      title: string;
      body: RichText;
      image: string | null;
      cta: Link | null;
    }
  | {
      type: 'contentSection';
      title: string | null;
      body: RichText;
      image: string | null;
      imagePosition: 'right' | 'left' | 'top';
      link: Link | null;
    }
  | {
      type: 'topList';
      id: string | null;
      variant: 'default' | 'mini-review-component';
      title: string;
      intro: RichText;
      toplist: string;
      visibleEntries: number;
      link: Link | null;
    }
  | { type: 'accordion'; title: string; intro: RichText; items: { title: string; body: RichText; isOpen: boolean }[] }
  | { type: 'infoBox'; tone: 'info' | 'good' | 'caution' | 'bad'; title: string | null; body: RichText; link: Link | null }
  | { type: 'list'; title: string | null; style: 'bullets' | 'steps' | 'checks'; items: { title: string | null; body: RichText }[] }
  | {
      type: 'table';
      title: string;
      caption: string | null;
      columns: { name: string }[];
      rows: { cells: { value: string; valueMarkdown: string }[] }[];
    };

export type DemoLocalePage = {
  slug: string;
  title: string;
  description: string;
  /** Null: the page is not in the sitemap. */
  sitemapCategory: string | null;
  author: AuthorKey | null;
  /** ISO date. */
  updatedOn: string;
  noIndex?: boolean;
  analytics: Partial<PageAnalytics>;
  blocks: DemoBlock[];
};

export type DemoPage = {
  /** Name in the studio and key of the page in the demo. */
  internalName: string;
  /** `internalName` of the page above: breadcrumbs come from it. */
  parent: string | null;
  locales: Partial<Record<ContentLocale, DemoLocalePage>>;
};

export const link = (title: string, url: string): Link => ({ title, url, openInNewTab: false, noFollow: false, noOpener: false });

export function hero(title: string, body: string, more: { eyebrow?: string; cta?: Link; image?: string } = {}): DemoBlock {
  return {
    type: 'heroSection',
    variant: 'default',
    eyebrow: more.eyebrow ?? null,
    title,
    body: prose(body),
    image: more.image ?? null,
    cta: more.cta ?? null,
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
  more: { id?: string; visibleEntries?: number; link?: Link } = {},
): DemoBlock {
  return {
    type: 'topList',
    id: more.id ?? null,
    variant: 'default',
    title,
    intro: prose(intro),
    toplist,
    visibleEntries: more.visibleEntries ?? 5,
    link: more.link ?? null,
  };
}

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

/** Cells are markdown: `**bold**` and `*emphasis*`. */
export function table(title: string, columns: string[], rows: string[][], caption: string | null = null): DemoBlock {
  const plain = (markdown: string) => markdown.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\*(?=[^\s\d*])(.+?)\*/g, '$1');
  return {
    type: 'table',
    title,
    caption,
    columns: columns.map((name) => ({ name })),
    rows: rows.map((cells) => ({
      cells: cells.map(withFixedPercent).map((cell) => ({ value: plain(cell), valueMarkdown: cell === plain(cell) ? '' : cell })),
    })),
  };
}

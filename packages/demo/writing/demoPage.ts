import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { PageAnalytics } from '@lupa/contracts/page.ts';
import type { AuthorKey } from './authors.ts';
import type { DemoBlock } from './demoBlock.ts';

export type DemoLocalePage = {
  slug: string;
  title: string;
  description: string;
  /** Null: the page is not in the sitemap. */
  sitemapCategory: string | null;
  author: AuthorKey | null;
  /** ISO date. */
  updatedOn: string;
  /** ISO date of its first publication; missing: it is as it came out. */
  publishedOn?: string;
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

import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import type { PageExperiment } from '@lupa/contracts/experiment.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Author, PageAnalytics } from '@lupa/contracts/page.ts';
import type { ReactElement } from 'react';
import type { PageScript } from '../entries.ts';
import type { LanguageChoice, LayoutModel } from '../layout/layoutModel.ts';

export type PreparedBlock = {
  type: string;
  id: string;
  /** Place among the page's blocks, from 0. The versions of a block under test have the same. */
  index: number;
  group?: ExperimentGroup | undefined;
} & (
  | { kind: 'view'; type: BlockType; variant: string; props: unknown; structure: StructuredData[] }
  | { kind: 'raw'; data: unknown }
  | OwnBlock
);

/** `hasHeading`: the heading of the page is in it. `isContent`: readers may find something wrong with it, as with a list of pages and not with a form. */
export type OwnBlock = { kind: 'element'; element: ReactElement; hasHeading?: boolean; isContent?: boolean };

export type PageAssets = {
  styles: string[];
  /** By the folder of their blocks; none while developing, where all styles are one sheet. */
  blockStyles: Record<string, string>;
  bootScript: string;
  modulePreloads: string[];
  scripts: Record<PageScript, string>;
  hasServiceWorker: boolean;
};

export type PageModel = {
  status: 200 | 400 | 404 | 410 | 500 | 503;
  siteUrl: string;
  slug: string;
  title: string;
  description: string;
  /** Absolute URL; null on error pages without one. */
  canonicalUrl: string | null;
  isIndexable: boolean;
  locale: PageLocale;
  alternates: { locale: PageLocale; url: string }[];
  languages: LanguageChoice[];
  breadcrumbs: { title: string; url: string }[];
  publishedDate: string | null;
  updatedDate: string | null;
  author: Author | null;
  shareImage?: ShareImage | null;
  /** What analytics is told about the page, after consent; null: the page is not counted. */
  analytics: PageAnalytics | null;
  blocks: PreparedBlock[];
  /** Of which block there are two versions, and until when (ISO 8601). */
  experiment?: Pick<PageExperiment, 'key' | 'endsAt'> | null;
  /** Of a hundred views, how many are measured; missing: none. */
  vitalsPercent?: number;
  layout: LayoutModel;
  assets: PageAssets;
  /** Where the browser asks for the visitor's location ; null: this page does not ask. */
  userLocationPath: string | null;
  isPreview?: boolean;
  bar?: ReactElement;
};

export type ShareImage = { url: string; alt: string; type: string | null; size: { width: number; height: number } | null };

/** How a block is in the page (requirements 2.108 to 2.114). */
export type BlockLayout = {
  isFullWidth: boolean;
  /** Inside the content wrapper (1248 px, 16 px padding). */
  hasContentWrapper: boolean;
  /** The browser may put its layout and paint off until it comes near the viewport. */
  isLazy: boolean;
};

/**
 * A block as it reaches `PageDocument`: already rendered, each by itself, so that an exception in one view costs that
 * block only. `html` is one element (the block's root, with `data-block`), to be put in with `dangerouslySetInnerHTML`.
 */
export type RenderedBlock = {
  type: string;
  id: string;
  index: number;
  group?: ExperimentGroup | undefined;
  layout: BlockLayout;
  hasHeading?: boolean;
  html: string;
};

/**
 * Milliseconds from the request on, until which a page waits for its parts; what is not there by then is left out. The first byte goes out within
 * 2.5 s, whatever the services do.
 */
export const pageTimes = {
  page: 1500,
  /** For what all pages have in common: routes, navigation, texts, the first toplist. */
  layout: 1850,
  /** For what its blocks ask for, one after the other: a call that is late costs its part of a block, not the block. */
  calls: 2100,
  whole: 2250,
} as const;

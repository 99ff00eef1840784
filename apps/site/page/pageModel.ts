import type { Presenter } from '@lupa/blocks/block.ts';
import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import type { PageExperiment } from '@lupa/contracts/experiment.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationGroup } from '@lupa/contracts/navigation.ts';
import type { Author, PageAnalytics } from '@lupa/contracts/page.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { ErrorReportModel } from '../features/errorReports/loadErrorReport.ts';
import type { FooterModel } from '../layout/Footer/buildFooterModel.ts';
import type { LegalNoticeModel } from '../layout/Law/presentLegalNotice.ts';
import type { SearchModel } from '../features/search/loadSearch.ts';
import type { PageScript } from '../entries.ts';
import type { SitemapProps } from '../features/sitemapPage/page/Sitemap.tsx';

/** A block that is ready to be shown. `raw` stands for the raw-data renderer, the others for what these pages end with. */
export type PreparedBlock = {
  type: string;
  id: string;
  /** Place among the page's blocks, from 0. The versions of a block under test have the same. */
  index: number;
  /** Whose devices see it, of a block under test; missing: everybody. */
  group?: ExperimentGroup | undefined;
} & (
  | { kind: 'view'; type: BlockType; variant: string; props: unknown; structure: StructuredData[] }
  | { kind: 'raw'; data: unknown }
  | { kind: 'sitemap'; props: SitemapProps }
  | { kind: 'search'; props: { model: SearchModel } }
  | { kind: 'errorReport'; props: { model: ErrorReportModel } }
);

/** `isHome`: the page does not exist in it, and the choice leads to its index. */
export type LanguageChoice = { locale: PageLocale; name: string; path: string; isHome?: boolean };

/** What stands around the content on every page. */
export type LayoutModel = {
  siteName: string;
  locale: PageLocale;
  /** Path of the index in this locale: `/` or `/fr/`. */
  homePath: string;
  microcopy: Microcopy;
  navigation: NavigationGroup[];
  footer: FooterModel;
  /** The languages that have an index, this one included; none when it is the only one. */
  languages: LanguageChoice[];
  /** Paths of the pages that say how the house works, of those that there are. */
  policies: { method: string | null; corrections: string | null };
  /** Who can be compared, in the order of the initial toplist (requirement 4.15); none: the page has no comparator. */
  candidates: ToplistPartner[];
  presenter: Presenter;
  /** How the law stands to casinos; null where nobody has said. */
  legal?: LegalNoticeModel | null | undefined;
  /** How games are played in the full mode; missing: there is no free-play host, and no full mode. */
  freePlay?: { allowsStorage: boolean } | null;
  /** Every object and figure that the layout comes from: the same ones give the same header, footer and comparator. Missing: they are not kept. */
  madeOf?: readonly unknown[] | undefined;
};

/** URLs of the built client: hashed, immutable. */
export type PageAssets = {
  /** Of every page. */
  styles: string[];
  /** By the folder of their blocks; none while developing, where all styles are one sheet. */
  blockStyles: Record<string, string>;
  bootScript: string;
  modulePreloads: string[];
  /** Those of single pages. */
  scripts: Record<PageScript, string>;
  /** Whether pages register the service worker. */
  hasServiceWorker: boolean;
};

/** A whole page as `PageDocument` shows it. Pure data but for `layout.presenter`, which is a set of pure functions. */
export type PageModel = {
  status: 200 | 400 | 404 | 410 | 500 | 503;
  /** Base URL of the site, without a trailing slash. */
  siteUrl: string;
  slug: string;
  title: string;
  description: string;
  /** Absolute URL; null on error pages without one. */
  canonicalUrl: string | null;
  isIndexable: boolean;
  locale: PageLocale;
  alternates: { locale: PageLocale; url: string }[];
  /** Where the page stands in each language that has an index, itself included; none when it is the only one. */
  languages: LanguageChoice[];
  breadcrumbs: { title: string; url: string }[];
  /** When it was published for the first time, where that is known. */
  publishedDate: string | null;
  updatedDate: string | null;
  author: Author | null;
  /** The one that an editor chose; without it the page has a card. */
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
  /** What says that the page is a draft, or why there is none to see; missing: visitors see the page. */
  preview?: PreviewNote;
};

/** `savedAt` names the version that is shown, null where none is; `studioOrigin` is who shows the page in a frame. */
export type PreviewNote = { text: string; savedAt: string | null; studioOrigin: string; moment?: MomentNote };

/** The site as it will be: which of its pages, by what token, and what to say of it. `typed`: the moment in the field, `fault` what is wrong with it. */
export type MomentNote = {
  token: string;
  path: string;
  typed: string;
  fault: string | null;
  changes: readonly string[];
  problems: readonly string[];
};

/** The picture that stands for a page where its address is shared. `type` and `size` are null where only its host knows them. */
export type ShareImage = { url: string; alt: string; type: string | null; size: { width: number; height: number } | null };

/** How a block is in the page (requirements 2.108 to 2.114). */
export type BlockLayout = {
  /** As wide as the window. */
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
  html: string | Buffer;
};

/** `PageDocument` returns the whole `<html>` element; `blocks` go into `<main>` in their order. */
export type PageDocumentProps = {
  page: PageModel;
  blocks: RenderedBlock[];
  /** Header, footer and comparator are rendered already: their places and those of the blocks stay empty, for `putIntoPlaces`. */
  hasCachedLayout?: boolean;
};

/**
 * Milliseconds from the request on, until which a page waits for its parts; what is not there by then is left out. The first byte goes out within
 * 2.5 s, whatever the services do.
 */
export const pageTimes = {
  /** For the page itself. */
  page: 1500,
  /** For what all pages have in common: routes, navigation, texts, the first toplist. */
  layout: 1850,
  /** For what its blocks ask for, one after the other: a call that is late costs its part of a block, not the block. */
  calls: 2100,
  /** For its blocks, and so for the whole. */
  whole: 2250,
} as const;

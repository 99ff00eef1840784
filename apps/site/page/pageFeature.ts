import type { PageQuery } from '@lupa/blocks/block.ts';
import type { PageClients } from '@lupa/clients/createClients.ts';
import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import type { PageExperiment } from '@lupa/contracts/experiment.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Page, RawBlock } from '@lupa/contracts/page.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { SiteEnv } from '../env.ts';
import type { LoadedInitialToplist } from './initialToplist.ts';
import type { KnownRoutes } from './knownRoutes.ts';
import type { PageAssets, PageModel, RenderedBlock, ShareImage } from './pageModel.ts';
import type { HostsEnv } from './presenterHosts.ts';
import type { BlockRendering } from './siteRendering.ts';

export type Shown = { page: PageModel; blocks: readonly RenderedBlock[] };
type Attributes = Record<string, string | number | undefined>;

export type Place =
  | 'head'
  | 'bodyStart'
  | 'header'
  | 'aboveContent'
  | 'contentTop'
  | 'aboveHeading'
  | 'belowHero'
  | 'missingPage'
  | 'contentEnd'
  | 'footerLinks'
  | 'footerChoices'
  | 'overlays';

/** What a feature may add to pages. What it answers besides is in server/siteFeature.ts, what it does in the browser in features/boot.ts. */
export type PageFeature = {
  name: string;
  pages?: OwnPages;
  /** The page that it makes at a path where editors have none, and where else that page is; null: neither. @throws ServiceUnavailableError */
  findPage?: (path: string, options: LoadOptions) => Promise<Page | null>;
  findElsewhere?: (path: string, options: LoadOptions) => Promise<string | null>;
  translatedPath?: (locale: PageLocale) => string;
  listVersions?: (block: RawBlock, experiment: PageExperiment | null) => BlockVersion[];
  parts?: Partial<Record<Place, (shown: Shown) => ReactNode>>;
  pageAttributes?: (shown: Shown) => Attributes;
  blockAttributes?: (block: RenderedBlock, shown: Shown) => Attributes;
  /** Runs before anything is painted; missing `isNeeded`: on every page. The security policy allows it by its hash, so it is always the same text. */
  headScript?: { text: string; isNeeded?: (shown: Shown) => boolean };
  findShareImage?: (page: PageModel) => ShareImage | null;
};

/** `load` gets the page that editors have written at the path, if any. Null: there is no such page now. */
export type OwnPages = {
  has: (path: string) => boolean;
  load: (path: string, options: LoadOptions, loadWritten: () => Promise<Page | null>) => Promise<PageModel | null>;
};

export type BlockVersion = { block: RawBlock; group?: ExperimentGroup; microcopy?: Partial<Microcopy> };

export type LoadOptions = {
  env: Pick<SiteEnv, 'SITE_URL' | 'FREEPLAY_STORAGE' | 'PLACEMENT_SECRET' | 'RAW_BLOCKS' | 'TOPLIST_IDENTIFIER' | 'VITALS_PERCENT'> &
    HostsEnv;
  assets: PageAssets;
  rendering: BlockRendering;
  features: readonly PageFeature[];
  pageClients: PageClients;
  /** Asked for apart from the page, and waited for as late as possible. */
  routes: Promise<KnownRoutes>;
  /** `slugOf` of the last list of routes, while `routes` are asked for. */
  listedSlug?: KnownRoutes['slugOf'];
  initialToplist: Promise<LoadedInitialToplist>;
  logger: Logger;
  now: Date;
  query: PageQuery;
  isPreview?: boolean;
};

export type PageDocumentProps = Shown & { features: readonly PageFeature[] };

/** What turns a page into HTML. Its own dependency, because only Vite can load it. */
export type Rendering = BlockRendering & { PageDocument: ComponentType<PageDocumentProps> };

export function renderParts(features: readonly PageFeature[], place: Place, shown: Shown): ReactNode {
  return features.map(({ name, parts }) => createElement(Fragment, { key: name }, parts?.[place]?.(shown)));
}

export function listBlockVersions(features: readonly PageFeature[], block: RawBlock, experiment: PageExperiment | null): BlockVersion[] {
  const found = features.map(({ listVersions }) => listVersions?.(block, experiment) ?? []).find((versions) => versions.length > 1);
  return found ?? [{ block }];
}

export async function findFeaturePage(path: string, options: LoadOptions): Promise<Page | null> {
  for (const { findPage } of options.features) {
    const found = await findPage?.(path, options);
    if (found) return found;
  }
  return null;
}

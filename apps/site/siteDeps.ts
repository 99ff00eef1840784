import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockLoader, DetailLoader, Presenter } from '@lupa/blocks/block.ts';
import type { PresenterHosts } from '@lupa/blocks/presenter.server.ts';
import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Timers } from '@lupa/clients/timers.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import type { RouterRoute } from 'hono/types';
import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';
import type { LayoutHtml } from './layout/layoutFragment.ts';
import type { LayoutModel, PageAssets, PageDocumentProps } from './page/pageModel.ts';
import type { SiteEnv } from './env.ts';

/** The built client. `answer` takes a request for one of its files and returns true, or returns false and does nothing. */
export type SiteAssets = {
  page: PageAssets;
  /** Is there such a file? */
  has: (path: string) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export type PresenterOptions = PresenterHosts & {
  placementSecret: string;
  /** The ISO date in the market for which links to partners are signed. */
  day: string;
  isInternalRoute: (path: string) => boolean;
  pageSlug: string;
  /** Of the page; `languageNote` is microcopy `in_language` in it. */
  locale: PageLocale;
  languageNote: string;
  /** Microcopy `opens_in_new_tab` of the page. */
  newTabText: string;
  /** Microcopy `advertising` of the page. */
  paidText: string;
};

/** What turns a page into HTML. Its own dependency, because only Vite can load it. */
export type Rendering = {
  blockLoaders: Record<BlockType, { schema: z.ZodType; load: BlockLoader<never, unknown> } | null>;
  blockViews: Record<BlockType, ComponentType<never> | null>;
  /** What blocks fetch when it is unfolded; of the stand-ins of a test, nothing. */
  blockDetails?: Partial<Record<BlockType, { load: DetailLoader<never, object>; View: (props: never) => ReactElement }>>;
  /** What blocks say to machines; of the stand-ins of a test, nothing. */
  blockStructuredData?: Partial<Record<BlockType, (props: never) => StructuredData[]>>;
  PageDocument: ComponentType<PageDocumentProps>;
  renderLayout: (layout: LayoutModel) => LayoutHtml;
  createPresenter: (options: PresenterOptions) => Presenter;
};

/** `timers`: by what the site waits for its services, those of the process if missing. */
export type SiteDeps = { env: SiteEnv; logger: Logger; assets: SiteAssets; rendering: Rendering; timers?: Timers };

/**
 * A site that does not listen yet: `handle` is an `http` listener, `start` connects to the change feed and reads stored pages, `warmUp`
 * asks the services for what every page needs. Nobody has to wait for it, and it never fails.
 */
export type Site = {
  metrics: Metrics;
  /** Those behind the pages and files of the client. */
  routes: readonly Pick<RouterRoute, 'method' | 'path'>[];
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  start: () => Promise<void>;
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};

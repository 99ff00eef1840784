import type { BlockLoader, DetailLoader, Presenter } from '@lupa/blocks/block.ts';
import type { PresenterHosts } from '@lupa/blocks/presenter.server.ts';
import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';

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

/** What loads blocks and turns them into HTML. */
export type BlockRendering = {
  blockLoaders: Record<BlockType, { schema: z.ZodType; load: BlockLoader<never, unknown> } | null>;
  blockViews: Record<BlockType, ComponentType<never> | null>;
  /** What blocks fetch when it is unfolded; of the stand-ins of a test, nothing. */
  blockDetails?: Partial<Record<BlockType, { load: DetailLoader<never, object>; View: (props: never) => ReactElement }>>;
  /** What blocks say to machines; of the stand-ins of a test, nothing. */
  blockStructuredData?: Partial<Record<BlockType, (props: never) => StructuredData[]>>;
  createPresenter: (options: PresenterOptions) => Presenter;
};

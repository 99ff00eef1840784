import type { BlockLoader, DetailLoader, Presenter } from '@lupa/blocks/block.ts';
import type { PresenterHosts } from '@lupa/blocks/presenter.server.ts';
import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';

type PresenterOptions = PresenterHosts & {
  placementSecret: string;
  /** The ISO date in the market for which links to partners are signed. */
  day: string;
  isInternalRoute: (path: string) => boolean;
  missingPaths: ReadonlySet<string>;
  canonicalPath: (path: string) => string | null;
  pageSlug: string;
  locale: PageLocale;
  languageNote: string;
  newTabText: string;
  paidText: string;
};

export type BlockRendering = {
  blockLoaders: Record<BlockType, { schema: z.ZodType; load: BlockLoader<never, unknown> } | null>;
  blockViews: Record<BlockType, ComponentType<never> | null>;
  blockDetails?: Partial<Record<BlockType, { load: DetailLoader<never, object>; View: (props: never) => ReactElement }>>;
  blockStructuredData?: Partial<Record<BlockType, (props: never) => StructuredData[]>>;
  createPresenter: (options: PresenterOptions) => Presenter;
};

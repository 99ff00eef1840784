import { blockDetails } from '@lupa/blocks/blocks.details.server.ts';
import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import { blockStructuredData } from '@lupa/blocks/structuredData.ts';
import { blockViews } from '@lupa/blocks/blocks.views.ts';
import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { registerSiteIslands } from './browser/siteIslands.server.ts';
import { PageDocument } from './page/PageDocument.tsx';
import type { Rendering } from './page/pageFeature.ts';

registerSiteIslands();

/** The product's blocks and document. */
export const rendering: Rendering = {
  blockLoaders,
  blockViews,
  blockDetails,
  blockStructuredData,
  PageDocument,
  createPresenter,
};

import { slugs } from '../../core/slugs.ts';
import { buildPages } from './buildPage.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Pages } from './Pages.ts';

export const pagesFeature: StudioFeature = {
  name: 'pages',
  collections: [{ config: Pages, handledAs: 'document' }],
  publishing: { builders: { [slugs.pages]: buildPages } },
};

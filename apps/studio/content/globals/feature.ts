import { slugs } from '../../core/slugs.ts';
import { buildGlobals } from './buildGlobals.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { trackGlobalUses } from '../../core/uses/trackUses.ts';
import { SiteGlobals } from './SiteGlobals.ts';

export const globalsFeature: StudioFeature = {
  name: 'globals',
  globals: [trackGlobalUses(SiteGlobals)],
  publishing: { globalBuilders: { [slugs.siteGlobals]: buildGlobals } },
};

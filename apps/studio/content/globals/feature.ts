import { slugs } from '../../core/slugs.ts';
import { buildGlobals } from './buildGlobals.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { trackGlobalUses } from '../../core/uses/trackUses.ts';
import { SiteGlobals } from './SiteGlobals.ts';
import { oldHelplines } from './oldHelplines.ts';

export const globalsFeature: StudioFeature = {
  name: 'globals',
  work: [oldHelplines],
  globals: [trackGlobalUses(SiteGlobals)],
  publishing: { globalBuilders: { [slugs.siteGlobals]: buildGlobals } },
};

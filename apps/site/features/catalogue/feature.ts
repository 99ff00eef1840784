import type { SiteFeature } from '../../server/siteFeature.ts';
import { findGameElsewhere, loadCataloguePage } from './loadCataloguePage.ts';

/** Pages of games, their providers and types, where editors have written none. */
export const catalogue: SiteFeature = { name: 'catalogue', findPage: loadCataloguePage, findElsewhere: findGameElsewhere };

import type { SiteFeature } from '../../server/siteFeature.ts';
import { addOfferChangeFeeds } from './serveFeeds.ts';

/** Feeds of what changed in offers. */
export const offerChanges: SiteFeature = {
  name: 'offerChanges',
  answer: (app, { env, clients, edge }) => addOfferChangeFeeds(app, { clients, siteUrl: env.SITE_URL, edge }),
};

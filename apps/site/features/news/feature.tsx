import type { SiteFeature } from '../../server/siteFeature.ts';
import { NewsFeeds } from './NewsFeeds.tsx';
import { addNewsFeeds } from './serveNews.ts';

/** Atom feeds of what is new, of the site and of each casino. */
export const news: SiteFeature = {
  name: 'news',
  parts: { head: (shown) => <NewsFeeds {...shown} /> },
  answer: (app, { env, clients, edge }) => addNewsFeeds(app, { clients, siteUrl: env.SITE_URL, edge }),
};

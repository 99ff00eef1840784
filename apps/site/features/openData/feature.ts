import type { SiteFeature } from '../../server/siteFeature.ts';
import { addOpenData } from './serveOpenData.ts';

/** The open record as files. */
export const openData: SiteFeature = {
  name: 'openData',
  answer: (app, { env, clients, edge }) => addOpenData(app, { clients, siteUrl: env.SITE_URL, edge }),
};

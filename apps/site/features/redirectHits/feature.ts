import type { SiteFeature } from '../../server/siteFeature.ts';
import { createRedirectCounter } from './countRedirects.ts';

/** Counts how often people follow redirects. */
export const redirectHits: SiteFeature = {
  name: 'redirectHits',
  answer: (_, { env, logger }) => {
    const { count, close } = createRedirectCounter({ contentUrl: env.CONTENT_URL, logger });
    return { onRedirect: count, close };
  },
};

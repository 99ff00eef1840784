import { randomUUID } from 'node:crypto';
import { Deadline } from '@lupa/clients/deadline.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import type { PageCache } from '../cache/pageCache.ts';
import type { PageStore } from '../cache/pageStore.ts';

export type SiteReadinessOptions = {
  store: Pick<PageStore, 'size'>;
  pages: Pick<PageCache, 'obtain'>;
};

// A probe waits no longer.
const patience = 1000;

/** A site is ready when it has something to show: kept pages, or a content service that answers for the home page. */
export function createSiteReadiness({ store, pages }: SiteReadinessOptions): ReadinessCheck {
  return {
    name: 'pages',
    check: async () => {
      if (store.size === 0) await pages.obtain('/', `ready-${randomUUID()}`, new Deadline(patience));
    },
  };
}

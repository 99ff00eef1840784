import { randomUUID } from 'node:crypto';
import { Deadline } from '@lupa/clients/deadline.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import type { PageCache } from './pageCache.ts';
import type { PageStore } from './pageStore.ts';

export type SiteReadinessOptions = {
  store: Pick<PageStore, 'size'>;
  pages: Pick<PageCache, 'obtain'>;
  /** Milliseconds for which an answer stands. */
  lifetime?: number;
};

// A probe waits no longer.
const patience = 1000;

/** A site is ready when it has something to show: kept pages, or a content service that answers for the home page. */
export function createSiteReadiness({ store, pages, lifetime = 1000 }: SiteReadinessOptions): ReadinessCheck {
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  return {
    name: 'pages',
    check: async () => {
      if (store.size > 0) return;
      const at = performance.now();
      if (!asked || at - asked.at > lifetime) asked = { at, answer: pages.obtain('/', `ready-${randomUUID()}`, new Deadline(patience)) };
      await asked.answer;
    },
  };
}

import type { Clients } from '@lupa/clients/clients.ts';
import { emptyGlobals, type Globals } from '@lupa/contracts/globals.ts';
import { toContentLocale, type ContentLocale, type PageLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy, type Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Page, PageAnalytics } from '@lupa/contracts/page.ts';

export type PageContext = {
  readonly page: Page;
  readonly status: 200 | 404 | 410;
  readonly locale: PageLocale;
  readonly contentLocale: ContentLocale;
  readonly clients: Clients;
  /** What analytics is told; null: the page is not counted. */
  analytics: PageAnalytics | null;
  microcopy: Microcopy;
  globals: Globals;
  /** Where the browser asks where its visitor is; null: it does not ask. Pages are the same for all visitors. */
  userLocationPath: string | null;
};

/** Fills its part of the context. What it fetches and does not get stays at its default: that is logged, not thrown. */
export type PageMiddleware = (context: PageContext) => void | Promise<void>;

export function createPageContext(given: Pick<PageContext, 'page' | 'status' | 'locale' | 'clients'>): PageContext {
  return {
    ...given,
    contentLocale: toContentLocale(given.locale),
    analytics: null,
    microcopy: defaultMicrocopy,
    globals: emptyGlobals,
    userLocationPath: null,
  };
}

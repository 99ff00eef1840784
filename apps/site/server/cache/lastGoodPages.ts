import { cachePolicies } from './cachePolicies.ts';
import { type Edge, noEdge } from './edge.ts';
import { finishPage, type FinishedPage, type PageHeaders } from '../pageAnswer.ts';
import { buildPageBody } from './pageBody.ts';
import type { PageStore } from './pageStore.ts';

export type LastGoodPagesOptions = {
  store: PageStore;
  pageHeaders: PageHeaders;
  edge?: Edge;
  hasFile: (path: string) => boolean;
};

export class LastGoodPages {
  readonly #options: LastGoodPagesOptions;

  constructor(options: LastGoodPagesOptions) {
    this.#options = options;
  }

  has(key: string): boolean {
    return this.#options.store.has(pathOf(key));
  }

  /** The page as it was; for one with a query, which is never stored, the page without. Null: none that could be shown. */
  async read(key: string): Promise<FinishedPage | null> {
    const { store, pageHeaders, edge = noEdge, hasFile } = this.#options;
    const stored = await store.read(pathOf(key));
    if (stored === null) return null;
    // Of a build so old that its styles and scripts are gone.
    if (!listFiles(stored.html).every(hasFile)) return null;
    return finishPage({
      status: 200,
      body: buildPageBody(stored.html),
      html: stored.html,
      tags: stored.tags,
      policy: cachePolicies.degradedPage.shared,
      pageHeaders,
      edge: { ...edge, seconds: 0 },
    });
  }
}

function listFiles(html: string): string[] {
  return [...new Set(html.match(/(?<=(?:href|src)=")\/assets\/[^"?#]+/g))];
}

function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}

import type { PageQuery } from '@lupa/blocks/block.ts';
import { formatContentQuery, parseContentQuery, type ContentQuery } from '@lupa/contracts/pageQuery.ts';

/** The query of a page's key. `used` says what of it blocks understood, in the form in which an address says it. */
export function createPageQuery(search: string): PageQuery & { used: () => string } {
  const asked = parseContentQuery(search);
  const used: ContentQuery = {};
  return {
    read: (key) => asked[key] ?? [],
    use: (key, values) => {
      used[key] = [...new Set([...(used[key] ?? []), ...values])];
    },
    used: () => formatContentQuery(used),
  };
}

/** Pages without an address of their own are not asked for anything. */
export const noQuery: PageQuery = { read: () => [], use: () => undefined };

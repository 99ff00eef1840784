/** Times in seconds unless the name says otherwise. */
export const cachePolicies = {
  page: {
    /** How long a page is fresh in the site when no tag ends it sooner. */
    fresh: 3600,
    /** How long after that it is served while one request renews it. */
    stale: 60,
    /** What a CDN may do: tags do not reach it at once, so it keeps pages for a short time only. */
    shared: { fresh: 60, stale: 600, onError: 86_400 },
  },
  /** A page that lacks something because a service failed. */
  degradedPage: { fresh: 5, shared: { fresh: 0, stale: 0, onError: 86_400 } },
  miss: { fresh: 30, maximumEntries: 5000, shared: { fresh: 10, stale: 0, onError: 0 } },
  /** Wrong forms of an address: the rule does not depend on content. */
  canonicalRedirect: 'public, max-age=3600',
  contentRedirect: 'public, max-age=0, s-maxage=60',
  sitemap: 'public, max-age=0, s-maxage=300',
  openData: 'public, max-age=0, s-maxage=60',
  speculationRules: 'public, max-age=3600',
  /** Its address changes when it does. */
  card: 'public, max-age=31536000, immutable',
  movedCard: 'public, max-age=60',
  webManifest: 'public, max-age=0, s-maxage=300',
  game: 'public, max-age=60',
  /** What a page asks for after the page itself: as old as a shared cache may show a page, but for a visit only. */
  games: 'public, max-age=30, s-maxage=60, stale-while-revalidate=120',
  location: 'private, max-age=300',
  /** What somebody asked; the browser may show it again on the way back. */
  search: 'private, no-cache',
  never: 'no-store',
} as const;

export type SharedPolicy = { fresh: number; stale: number; onError: number };

/** `Cache-Control` of a page: browsers ask each time (a 304 as a rule), shared caches keep it for `shared.fresh`. */
export function pageCacheControl({ fresh, stale, onError }: SharedPolicy): string {
  const parts = ['public', 'max-age=0', `s-maxage=${fresh}`];
  if (stale > 0) parts.push(`stale-while-revalidate=${stale}`);
  if (onError > 0) parts.push(`stale-if-error=${onError}`);
  return parts.join(', ');
}

/** Every island of the site, fetched when needed. `siteIslands.server.ts` holds the same patterns. */
export const siteIslands = import.meta.glob(['../../../packages/{blocks,ui}/**/*.island.tsx', '../**/*.island.tsx']);

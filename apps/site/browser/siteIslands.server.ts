import { registerIslands } from '@lupa/islands/registerIslands.ts';

/** Makes every island of the site known to `<Island>`: to be called before a page is rendered. */
export function registerSiteIslands(): void {
  registerIslands(
    import.meta.glob(['../../../packages/{blocks,ui}/**/*.island.tsx', '../**/*.island.tsx'], {
      eager: true,
    }),
  );
}

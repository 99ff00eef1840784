import { registerIslands } from '@lupa/islands/registerIslands.ts';

export function registerSiteIslands(): void {
  registerIslands(
    import.meta.glob(['../../../packages/{blocks,ui}/**/*.island.tsx', '../**/*.island.tsx'], {
      eager: true,
    }),
  );
}

/**
 * The styles of every page: of the site's own components and of what blocks share. A block's own, and those of the
 * site's own pages, are in a sheet of its type (blockStylesPlugin.ts),
 * those of the full mode come with it (games/fullModeStyles.ts). The browser never gets this script; exported, or the styles would be dropped as unused.
 */
export const moduleStyles = import.meta.glob(
  [
    '../../../packages/{blocks/shared,ui}/**/*.module.css',
    '../**/*.module.css',
    '!../{layout/GameOverlay,search,page/sitemapPage,errorReports}/*.module.css',
  ],
  { eager: true, import: 'default', query: '?styles' },
);

/**
 * All styles of the site's components, which become a part of its one style sheet; those of the full mode come with it
 * (games/fullModeStyles.ts). The browser never gets this script; exported, or the styles would be dropped as unused.
 */
export const moduleStyles = import.meta.glob(
  ['../../../packages/{blocks,ui}/**/*.module.css', '../**/*.module.css', '!../layout/GameOverlay/*.module.css'],
  { eager: true, import: 'default', query: '?styles' },
);

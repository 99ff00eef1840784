import '@lupa/ui/styles/global.css';

/**
 * All styles of the site, which become its one style sheet. The browser never gets this script; exported, or the styles would be dropped
 * as unused.
 */
export const styles = import.meta.glob(
  ['../../../packages/{blocks,ui}/**/*.module.css', '../**/*.module.css'],
  { eager: true, import: 'default', query: '?styles' },
);

// Class names depend on paths only: an edited style fits the HTML that is already there.
import.meta.hot?.accept();

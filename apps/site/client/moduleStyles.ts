/**
 * All styles of the site's components, which become a part of its one style sheet. The browser never gets this script; exported, or the
 * styles would be dropped as unused.
 */
export const moduleStyles = import.meta.glob(['../../../packages/{blocks,ui}/**/*.module.css', '../**/*.module.css'], {
  eager: true,
  import: 'default',
  query: '?styles',
});

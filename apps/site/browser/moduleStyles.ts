/**
 * The styles of every page: of the site's own components and of what blocks share. A block's own, and those of a feature's `page/`, are in a sheet of
 * their type (dev/blockStylesPlugin.ts); those of an `overlay/` come with its script. The browser never gets this one; exported, or the styles would be
 * dropped as unused.
 */
export const moduleStyles = import.meta.glob(
  ['../../../packages/{blocks/shared,ui}/**/*.module.css', '../**/*.module.css', '!../features/*/{page,overlay}/*.module.css'],
  { eager: true, import: 'default', query: '?styles' },
);

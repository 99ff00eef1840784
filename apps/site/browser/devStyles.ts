export * from './styles.ts';

/** All styles that a build puts into a sheet for each type of block: read while developing only, in one sheet with those of every page. */
export const blockStyles = import.meta.glob(
  ['../../../packages/blocks/**/*.module.css', '../features/*/page/*.module.css', '!../../../packages/blocks/shared/**'],
  { eager: true, import: 'default', query: '?styles' },
);

import '@lupa/ui/styles/global.css';

/**
 * The styles of everything that only the server renders: Vite finds them here and nowhere else, and drops what is not exported. The
 * browser gets one style sheet of them and never this script. Islands import their own.
 */
export const serverStyles = import.meta.glob(
  [
    '../../../packages/{blocks,ui}/**/*.module.css',
    '../{layout,page,comparator,games,jackpot}/**/*.module.css',
    '!**/*.island.module.css',
  ],
  { eager: true },
);

// Class names depend on paths only: an edited style fits the HTML that is already there.
import.meta.hot?.accept();

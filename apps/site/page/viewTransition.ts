/**
 * The page takes part in cross-document view transitions. It says so itself: a rule that comes with the style sheet can be too late for
 * Chromium, which then gives the transition up with an error on the console. The content security policy allows this text by its hash.
 */
export const viewTransitionRule = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }';

/** A transition that the browser skips is no error of the page: without this, WebKit and Chromium report a rejection that nobody handled. */
export const viewTransitionScript = `for (const moment of ['pageswap', 'pagereveal'])
  addEventListener(moment, ({ viewTransition }) => {
    for (const promise of ['ready', 'finished']) viewTransition?.[promise].catch(() => {});
  });`;

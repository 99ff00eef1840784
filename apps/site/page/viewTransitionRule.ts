/**
 * The page takes part in cross-document view transitions. It says so itself: a rule that comes with the style sheet can be too late for
 * Chromium, which then gives the transition up with an error on the console. The content security policy allows this text by its hash.
 */
export const viewTransitionRule = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }';

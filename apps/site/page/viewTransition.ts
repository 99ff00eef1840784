/**
 * The page takes part in cross-document view transitions. It says so itself: a rule that comes with the style sheet can be too late for
 * Chromium, which then gives the transition up with an error on the console. The content security policy allows this text by its hash.
 */
export const viewTransitionRule = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }';

/**
 * A transition that the browser gives up is no error of the page. The event of the rejection, and not the promises of `pageswap` and `pagereveal`:
 * Chromium also gives up a transition of a page that is already shown, which it hands to no event.
 */
export const viewTransitionScript = `addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
});`;

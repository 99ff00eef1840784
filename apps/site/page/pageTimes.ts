/**
 * Milliseconds from the request on, until which a page waits for its parts; what is not there by then is left out. The first byte goes out within
 * 2.5 s, whatever the services do.
 */
export const pageTimes = {
  /** For the page itself. */
  page: 1500,
  /** For what all pages have in common: routes, navigation, texts, the first toplist. */
  layout: 1850,
  /** For its blocks, and so for the whole. */
  whole: 2250,
} as const;

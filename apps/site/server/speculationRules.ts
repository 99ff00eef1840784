import { unprefetchedLinks, unprefetchedPaths } from '../browser/prefetchLinks.ts';

/** Where the rules are, and the header that says so. A header, because the CSP allows no inline script. */
export const speculationRulesPath = '/speculation-rules.json';
export const speculationRulesHeader: [string, string] = ['Speculation-Rules', `"${speculationRulesPath}"`];

/**
 * What browsers fetch ahead: pages of the site, whose addresses end in a slash, once a link to them is hovered for a moment or pressed.
 * Only fetched, not run: nothing counts as a visit before somebody makes it. `browser/prefetchLinks.ts` does the same where a browser
 * knows no such rules.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: ['/', '/*/'] },
          { not: { href_matches: unprefetchedPaths.map((path) => `${path}*`) } },
          { not: { selector_matches: unprefetchedLinks } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

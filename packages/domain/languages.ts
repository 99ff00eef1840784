const pagesEnough = 5;

/**
 * Whether a language of the site beside its main one has enough of its own to stand in search engines. One with fewer pages mostly leads to texts in the main
 * language (docs/decisions/076). `pagesCount`: its pages that search engines may show, but for its list of pages.
 */
export const languageDeservesSearchEngines = (pagesCount: number): boolean => pagesCount >= pagesEnough;

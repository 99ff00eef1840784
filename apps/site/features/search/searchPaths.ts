import type { PageLocale } from '@lupa/contracts/locale.ts';

export const searchPaths: Record<PageLocale, string> = {
  'es-CL': '/buscar/',
  en: '/en/search/',
  'fr-CA': '/fr/recherche/',
  'de-DE': '/de/suche/',
};

/** Where a page asks for the results alone: `?q=webpay&locale=es-CL`. */
export const searchResultsPath = '/api/search';

export const questionParameter = 'q';

/** What the form is called for `searchElement.ts`, and where results are put in. */
export const searchFormId = 'search-form';
export const searchResultsId = 'search-results';

/** The end of an address that asks it; of no question, nothing. */
export const formatQuestion = (question: string): string =>
  question === '' ? '' : `?${questionParameter}=${encodeURIComponent(question)}`;

export const cleanQuestion = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

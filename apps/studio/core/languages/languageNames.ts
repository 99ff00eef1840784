import { type ContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';

/** At the head of a column or a row. */
export const languageTitles: Record<ContentLocale, string> = { es_CL: 'Español', en: 'Inglés', fr_CA: 'Francés', de_DE: 'Alemán' };

/** Within a sentence. */
export const languageNames: Record<ContentLocale, string> = { es_CL: 'español', en: 'inglés', fr_CA: 'francés', de_DE: 'alemán' };

export const nameLanguage = (locale: string): string => (isContentLocale(locale) ? languageNames[locale] : locale);

const list = new Intl.ListFormat(spanishLocale, { type: 'conjunction' });

export const listLanguages = (locales: readonly ContentLocale[]): string => list.format(locales.map((locale) => languageNames[locale]));

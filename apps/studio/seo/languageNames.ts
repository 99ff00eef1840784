import type { ContentLocale } from '@lupa/contracts/locale.ts';

/** Within a sentence. */
export const languageNames: Record<ContentLocale, string> = { es_CL: 'español', en: 'inglés', fr_CA: 'francés', de_DE: 'alemán' };

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

export const listLanguages = (locales: readonly ContentLocale[]): string => list.format(locales.map((locale) => languageNames[locale]));

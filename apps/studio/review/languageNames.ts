import { type ContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';

const names: Record<ContentLocale, string> = { es_CL: 'español', en: 'inglés', fr_CA: 'francés', de_DE: 'alemán' };

export const nameLanguage = (locale: string): string => (isContentLocale(locale) ? names[locale] : locale);

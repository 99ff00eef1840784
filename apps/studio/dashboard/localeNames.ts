import type { ContentLocale } from '@lupa/contracts/locale.ts';

/** As short as columns and rows of lists need them. */
export const localeNames: Record<ContentLocale, string> = { es_CL: 'Español', en: 'Inglés', fr_CA: 'Francés', de_DE: 'Alemán' };

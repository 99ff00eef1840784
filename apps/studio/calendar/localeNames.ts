import type { ContentLocale } from '@lupa/contracts/locale.ts';

export const localeNames: Record<ContentLocale, string> = { es_CL: 'español', en: 'inglés', fr_CA: 'francés', de_DE: 'alemán' };

export const contentLocales = ['es_CL', 'en', 'fr_CA', 'de_DE'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** Locales of pages: BCP 47, as `lang` and `Intl` want them. The first is the default. */
export const pageLocales = ['es-CL', 'en', 'fr-CA', 'de-DE'] as const;
export type PageLocale = (typeof pageLocales)[number];

export const defaultContentLocale: ContentLocale = 'es_CL';
export const defaultPageLocale: PageLocale = 'es-CL';

export const localePrefixes: Record<PageLocale, string> = { 'es-CL': '', en: 'en', 'fr-CA': 'fr', 'de-DE': 'de' };

export function isContentLocale(value: unknown): value is ContentLocale {
  return contentLocales.some((locale) => locale === value);
}

/** `es_CL` and `es-CL` alike; null for anything else. */
export function readContentLocale(name: unknown): ContentLocale | null {
  return contentLocales.find((locale) => locale === name || toPageLocale(locale) === name) ?? null;
}

export function toPageLocale(locale: ContentLocale): PageLocale {
  return pageLocales[contentLocales.indexOf(locale)] ?? defaultPageLocale;
}

export function toContentLocale(locale: PageLocale): ContentLocale {
  return contentLocales[pageLocales.indexOf(locale)] ?? defaultContentLocale;
}

/** The locale that a path such as `/fr/nouveautes/` starts with (requirement 2.10). */
export function localeOfPath(path: string): PageLocale {
  const segment = path.split('/')[1] ?? '';
  return pageLocales.find((locale) => localePrefixes[locale] !== '' && localePrefixes[locale] === segment) ?? defaultPageLocale;
}

export function homePathOf(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/' : `/${localePrefixes[locale]}/`;
}

/** Requirement 2.14: the content page that a not-found page shows. */
export const notFoundSlug = '404';

/** Where the content of the not-found page stands, in the language of the path that was asked for. */
export function notFoundPathFor(path: string): string {
  return `${homePathOf(localeOfPath(path))}${notFoundSlug}/`;
}

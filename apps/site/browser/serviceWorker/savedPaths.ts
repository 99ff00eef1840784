import { localeOfPath, localePrefixes, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';

/** The page that lists what is saved on the device, in every language. */
export const savedPaths = pageLocales.map(savedPathIn);

function savedPathIn(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/guardados/' : `/${localePrefixes[locale]}/guardados/`;
}

/** That page in the language of a path. */
export const savedPathFor = (path: string): string => savedPathIn(localeOfPath(path));

import type { PageLocale } from '@lupa/contracts/locale.ts';
import { languageTag } from '@lupa/contracts/market.ts';
/** By locale and language: each page names some, and Intl takes 50 µs for one. */
const names = new Map<string, string>();

/** What a locale calls the language of another, without its country: `Spanish` for `es-CL` in `en`. */
export function formatLanguage(of: PageLocale, locale: PageLocale): string {
  const key = `${locale} ${of}`;
  const known = names.get(key) ?? nameLanguage(languageTag(of), languageTag(locale));
  names.set(key, known);
  return known;
}

function nameLanguage(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag.split('-', 1)[0] ?? tag) ?? tag;
}

/** What speakers of a language call it, as a choice of languages shows it: `Français`. */
export function formatOwnLanguage(locale: PageLocale): string {
  const name = formatLanguage(locale, locale);
  return name.charAt(0).toLocaleUpperCase(languageTag(locale)) + name.slice(1);
}

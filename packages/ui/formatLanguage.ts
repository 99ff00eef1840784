import { languageTag } from '@lupa/contracts/market.ts';
const names = new Map<string, Intl.DisplayNames>();

/** What a locale calls the language of another, without its country: `Spanish` for `es-CL` in `en`. */
export function formatLanguage(of: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(languageTag(locale), { type: 'language' });
  names.set(locale, known);
  const tag = languageTag(of);
  return known.of(tag.split('-', 1)[0] ?? tag) ?? tag;
}

/** What speakers of a language call it, as a choice of languages shows it: `Français`. */
export function formatOwnLanguage(locale: string): string {
  const name = formatLanguage(locale, locale);
  return name.charAt(0).toLocaleUpperCase(languageTag(locale)) + name.slice(1);
}

import { languageTag } from '@lupa/contracts/market.ts';
const names = new Map<string, Intl.DisplayNames>();

/** What a locale calls the language of another, without its country: `Spanish` for `es-CL` in `en`. */
export function formatLanguage(of: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(languageTag(locale), { type: 'language' });
  names.set(locale, known);
  const tag = languageTag(of);
  return known.of(tag.split('-', 1)[0] ?? tag) ?? tag;
}

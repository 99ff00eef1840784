const names = new Map<string, Intl.DisplayNames>();

/** What a locale calls the language of another, without its country: `Spanish` for `es-CL` in `en`. */
export function formatLanguage(of: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  names.set(locale, known);
  return known.of(of.split('-', 1)[0] ?? of) ?? of;
}

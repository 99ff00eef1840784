/** Longer words are cut, in names and in queries alike. */
export const maximumWordLength = 32;

/** Words of a name or a query as the search compares them: lower case, without accents and apostrophes. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’´`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, maximumWordLength));
}

const marked = 'áàâäãåéèêëíìîïóòôöõúùûüñç';
const plain = 'aaaaaaeeeeiiiiooooouuuunc';

/** SQL that makes texts alike that differ in accents and capitals only. Postgres' `unaccent` would have to be installed by a superuser first. */
export const foldSql = (text: string): string => `translate(lower(${text}), '${marked}', '${plain}')`;

/** The same for texts that never were in the database. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, (letter) => plain[marked.indexOf(letter)] ?? letter);
}

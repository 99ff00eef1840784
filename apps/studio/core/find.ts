import type { CollectionSlug } from 'payload';

const marked = 'áàâäãåéèêëíìîïóòôöõúùûüñç';
const plain = 'aaaaaaeeeeiiiiooooouuuunc';

/** SQL that makes texts alike that differ in accents and capitals only. Postgres' `unaccent` would have to be installed by a superuser first. */
export const foldSql = (text: string): string => `translate(lower(${text}), '${marked}', '${plain}')`;

export function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, (letter) => plain[marked.indexOf(letter)] ?? letter);
}

/**
 * A collection that Ctrl+K finds. `sql` selects a row for each document: its collection, id, title, a detail that says which it is, all its texts folded,
 * the paths that lead to it, and when it was changed. Texts are those of the newest version and of what is published. The trash is left out. `:kinds` are
 * the collections wanted, `:showsTracking` says whether tracking links may be found, `:labels` has the words that `labels` give for stored values.
 */
export type Findable = {
  collection: CollectionSlug;
  /** Groups that are found equally well stand in the order of these numbers. */
  place: number;
  sql: string;
  labels?: Record<string, string>;
};

type Finding = readonly { find?: readonly Findable[] }[];

export const listFindable = (features: Finding): Findable[] =>
  features.flatMap(({ find = [] }) => find).toSorted((one, other) => one.place - other.place);

/** Words for values that documents are stored with, such as kinds and roles. */
export const findLabels = (features: Finding): Record<string, string> =>
  Object.assign({}, ...listFindable(features).map(({ labels = {} }) => labels)) as Record<string, string>;

export const newest = (table: string): string => `left join studio._${table}_v as new on new.parent_id = doc.id and new.latest`;
export const either = (column: string): string => `coalesce(new.version_${column}, doc.${column})`;
export const both = (column: string): string[] => [`new.version_${column}`, `doc.${column}`];
export const localized = (table: string, column: string): string => `left join (
    select text._parent_id, string_agg(text.${column}, ' ') as all, max(text.${column}) filter (where text._locale = 'es_CL') as spanish
    from studio.${table}_locales as text group by text._parent_id) as text on text._parent_id = doc.id`;

type Columns = { title: string; detail?: string; texts?: string[]; path?: string; trash?: boolean; joins?: string };

export function selectEntries(
  collection: string,
  table: string,
  { title, detail = 'null', texts = [title], path, trash = false, joins = '' }: Columns,
): string {
  return `select '${collection}' as collection, doc.id, ${title} as title, ${detail} as detail, ${foldSql(`concat_ws(' ', ${texts.join(', ')})`)} as texts,
    ${path === undefined ? `'{}'::text[]` : `array[${path}]::text[]`} as paths, doc.updated_at as at
  from studio.${table} as doc ${joins}
  where '${collection}' = any(:kinds::text[])${trash ? ' and doc.deleted_at is null' : ''}`;
}

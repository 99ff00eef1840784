/** A document that names another one, as staff know it. `path` is that of its form in the admin. */
export type NamedUse = { kind: string; title: string; path: string; isDraft: boolean; isPublished: boolean };

export type UsesAnswer = { total: number; uses: NamedUse[] };

export const usesPath = '/uses';

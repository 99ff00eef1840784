export const findPath = '/find';

export type FoundItem = { title: string; detail: string; path: string };
/** `more`: how many there are besides, and `listPath`, where they are. */
export type FoundGroup = { id: string; label: string; items: FoundItem[]; more: number; listPath: string | null };
export type FindAnswer = { groups: FoundGroup[] };

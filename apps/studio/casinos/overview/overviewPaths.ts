import { slugs } from '../../core/slugs.ts';

export const overviewSegment = '/todo';
export const documentPath = (collection: string, id: number): string => `/admin/collections/${collection}/${id}`;
export const overviewPathOf = (casino: number): string => `${documentPath(slugs.partners, casino)}${overviewSegment}`;
/** A form of a new document that is of this casino already. */
export const createPathOf = (collection: string, casino: number): string => `/admin/collections/${collection}/create?partner=${casino}`;
/** Where many of a kind are pasted at once; rows that name no casino are of this one. */
export const pastePathOf = (collection: string, casino: number): string => `/admin/importar?kind=${collection}&partner=${casino}`;

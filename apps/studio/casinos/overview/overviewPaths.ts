import { slugs } from '../../core/slugs.ts';

export const overviewSegment = '/todo';
export const documentPath = (collection: string, id: number): string => `/admin/collections/${collection}/${id}`;
export const overviewPathOf = (casino: number): string => `${documentPath(slugs.partners, casino)}${overviewSegment}`;
/** A form of a new document that is of this casino already. */
export const createPathOf = (collection: string, casino: number): string => `/admin/collections/${collection}/create?partner=${casino}`;

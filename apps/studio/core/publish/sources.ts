import { slugs } from '../slugs.ts';
import { redirectKey } from './siteTarget.ts';

/** A reference as Payload gives it at depth 0, or populated. */
export type Reference = number | { id: number } | null | undefined;

/** Of a reference as it is stored, whatever its type says. */
export function idOf(reference: unknown): number | undefined {
  const id = typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference;
  return typeof id === 'number' ? id : undefined;
}

/** Names a studio document in `delivery.documents.source` and `.refs`. */
export const sourceOf = (collection: string, id: number): string => `${collection}:${id}`;

/** Names the redirect from a path in `.refs`, whether there is one or not. `from` in any form. */
export const redirectName = (from: string, siteUrl: string): string => `${slugs.redirects}:${redirectKey(from, siteUrl)}`;

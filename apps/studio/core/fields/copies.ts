import type { FieldHook } from 'payload';

/** Names that a copy gets, so that two documents are never called the same. Payload's own says `- Copy`. */
export const copyName: FieldHook = ({ value }) => (isText(value) ? `${value} (copia)` : value);
export const copyKey: FieldHook = ({ value }) => (isText(value) ? `${value}-copia` : value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A copy of a page needs an address of its own: `/bonos/` → `/bonos-copia/`. */
export const copySlug: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || value === '') return value;
  return value === '/' ? '/copia/' : value.replace(/\/?$/, '-copia/');
};

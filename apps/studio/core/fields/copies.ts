import type { FieldHook } from 'payload';

/** Names that a copy gets, so that two documents are never called the same. Payload's own says `- Copy`. */
export const copyName: FieldHook = ({ value }) => (isText(value) ? `${value} (copia)` : value);
/** For keys of lower case with hyphens. */
export const copyKey: FieldHook = ({ value }) => (isText(value) ? `${value}-copia` : value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

import { withSlashes } from '@lupa/contracts/slug.ts';
import type { CollectionBeforeValidateHook, FieldHook } from 'payload';
import { isEmpty } from '../../core/fields/validators.ts';

/** Editors may type `resenas/casino-andino`; what is kept has its slashes and no capitals. */
export const normaliseSlug: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || typeof data['slug'] !== 'string' || isEmpty(data['slug'])) return data;
  return { ...data, slug: withSlashes(data['slug'].trim().toLowerCase()) };
};

/** A copy of a page needs an address of its own: `/bonos/` → `/bonos-copia/`. */
export const copySlug: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || value === '') return value;
  return value === '/' ? '/copia/' : value.replace(/\/?$/, '-copia/');
};

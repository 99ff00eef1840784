import { defaultContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import { isolateObjectProperty, ValidationError, type CollectionBeforeValidateHook, type FieldHook } from 'payload';
import { isEmpty } from '../fields/validators.ts';
import { slugs } from './slugs.ts';

/** Editors may type `resenas/casino-andino`; what is kept has its slashes and no capitals. */
export const normaliseSlug: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || typeof data['slug'] !== 'string' || isEmpty(data['slug'])) return data;
  return { ...data, slug: withSlashes(data['slug'].trim().toLowerCase()) };
};

/** The database refuses two pages at one address, too; this says it where the editor sees it, drafts included. */
export const requireFreeSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const slug: unknown = data?.['slug'];
  if (isEmpty(slug) || slug === originalDoc?.slug) return data;
  const { docs } = await req.payload.find({
    collection: slugs.pages,
    where: { slug: { equals: slug }, ...(originalDoc?.id !== undefined && { id: { not_equals: originalDoc.id } }) },
    locale: isContentLocale(req.locale) ? req.locale : defaultContentLocale,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { internalName: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  });
  const [taken] = docs;
  if (!taken) return data;
  throw new ValidationError(
    { collection: slugs.pages, errors: [{ path: 'slug', message: `Esta ruta ya es de «${taken.internalName}».` }] },
    req.t,
  );
};

/** A copy of a page needs an address of its own: `/bonos/` → `/bonos-copia/`. */
export const copySlug: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || value === '') return value;
  return value === '/' ? '/copia/' : value.replace(/\/?$/, '-copia/');
};

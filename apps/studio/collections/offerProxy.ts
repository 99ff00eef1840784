import { isolateObjectProperty, ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { isEmpty } from '../fields/validators.ts';
import { slugs } from './slugs.ts';

/** Two offers of one partner cannot share their way out. */
export const requireFreeProxy: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const partner: unknown = data?.['partner'] ?? originalDoc?.partner;
  const afflinkProxy: unknown = data?.['afflinkProxy'] ?? originalDoc?.afflinkProxy;
  if (isEmpty(partner) || isEmpty(afflinkProxy)) return data;
  const { totalDocs } = await req.payload.count({
    collection: slugs.offers,
    where: {
      partner: { equals: partner },
      afflinkProxy: { equals: afflinkProxy },
      ...(originalDoc?.id !== undefined && { id: { not_equals: originalDoc.id } }),
    },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  });
  if (totalDocs === 0) return data;
  throw new ValidationError(
    { collection: slugs.offers, errors: [{ path: 'afflinkProxy', message: 'Este casino ya tiene una oferta con este camino.' }] },
    req.t,
  );
};

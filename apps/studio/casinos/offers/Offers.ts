import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { currencies } from '@lupa/contracts/currency.ts';
import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { market } from '@lupa/contracts/market.ts';
import { type CollectionBeforeValidateHook, type CollectionConfig, type Field, isolateObjectProperty, ValidationError } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { factField } from '../../core/fields/fact.ts';
import { isEmpty, kebabMessage, kebabPattern, matching, validateTermsUrl, validateTrackingUrl } from '../../core/fields/validators.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import { refuseContradictions } from './refuseContradictions.ts';
import { refuseUnusable } from './refuseUnusable.ts';
import { tidyTerritories, validateTerritories } from './territories.ts';
import { basisLabels, cashbackLabels } from './offerTerms.ts';
import { markDraft, signVersion, versionSignature } from './signVersion.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

const requireFreeProxy: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
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

const amount = (name: string, label: string, description: string, step = 1): Field => ({
  name,
  type: 'number',
  label,
  min: 0,
  admin: { description, step, width: '33%' },
});

function validateGameWeights(value: unknown): string | true {
  const types = Array.isArray(value)
    ? value.map((row: unknown) => (typeof row === 'object' && row !== null && 'gameType' in row ? row.gameType : null))
    : [];
  return new Set(types).size === types.length ? true : 'Cada juego va una sola vez.';
}

const publishing = publishHooks(slugs.offers);

export const Offers: CollectionConfig = {
  slug: slugs.offers,
  labels: { singular: 'Oferta', plural: 'Ofertas' },
  admin: {
    group: menu.commercial,
    useAsTitle: 'titlePreview',
    defaultColumns: ['titlePreview', 'partner', 'offerType', '_status'],
    listSearchableFields: ['titlePreview', 'partner.name', 'afflinkProxy', 'trackingUrl'],
    components: {
      views: {
        edit: {
          history: {
            Component: '/casinos/offers/OfferHistoryView.tsx#OfferHistoryView',
            path: '/historia',
            tab: { label: 'Historia', href: '/historia', order: 150 },
          },
        },
      },
    },
  },
  access: commercialAccess,
  versions: draftVersions({ maxPerDoc: 0 }),
  hooks: {
    ...publishing,
    beforeOperation: [...publishing.beforeOperation, markDraft, protectPublishedVersion],
    beforeValidate: [requireFreeProxy],
    beforeChange: [refuseUnusable, refuseContradictions, signVersion],
  },
  fields: [
    { name: 'partner', type: 'relationship', relationTo: slugs.partners, label: 'Casino', required: true, admin: { position: 'sidebar' } },
    {
      name: 'afflinkProxy',
      type: 'text',
      label: 'Camino de salida',
      required: true,
      index: true,
      hooks: { beforeDuplicate: [copyKey] },
      validate: matching(kebabPattern, kebabMessage),
      admin: { position: 'sidebar', description: 'La última parte de /jugar/casino/…: bienvenida. No se repite en un mismo casino.' },
    },
    {
      name: 'position',
      type: 'number',
      label: 'Orden',
      min: 0,
      defaultValue: 0,
      required: true,
      admin: { position: 'sidebar', description: '0 es la oferta principal del casino.' },
    },
    {
      name: 'trackingUrl',
      type: 'text',
      label: 'Enlace de seguimiento',
      validate: validateTrackingUrl,
      admin: {
        description:
          'La dirección que dio el programa de afiliados. Escribe {clickId} donde va el número del clic. No se muestra nunca en el sitio.',
      },
    },
    {
      name: 'territories',
      type: 'text',
      hasMany: true,
      label: 'Dónde se puede mostrar',
      hooks: { beforeValidate: [({ value }) => tidyTerritories(value)] },
      validate: validateTerritories,
      admin: {
        placeholder: listPlaceholder,
        description:
          'Códigos de países o de regiones: CL, PE, CA-ON. Vacío: en todas partes. Quien está en otro lugar no la ve, y su enlace lo lleva a la reseña.',
      },
    },
    { name: 'linkState', type: 'ui', admin: { disableBulkEdit: true, components: { Field: '/casinos/offers/LinkState.tsx#LinkState' } } },
    {
      name: 'titlePreview',
      type: 'text',
      label: 'Título',
      required: true,
      maxLength: 140,
      hooks: { beforeDuplicate: [copyName] },
      admin: { description: 'Como se lee en la tarjeta: 100 % hasta $300.000 + 50 giros gratis.' },
    },
    {
      name: 'offerType',
      type: 'text',
      label: 'Tipo de bono',
      required: true,
      validate: matching(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'Usa la clave de un tipo de bono, por ejemplo welcome.'),
      admin: { components: { Field: '/casinos/offers/OfferTypeField.tsx#OfferTypeField' } },
    },
    {
      type: 'row',
      fields: [
        amount('amount1', 'Monto', 'En unidades enteras de la moneda.'),
        {
          name: 'currency1',
          type: 'select',
          hasMany: true,
          label: 'Moneda',
          options: [...currencies],
          defaultValue: [market.currency],
          admin: { width: '33%' },
        },
        { name: 'currency', type: 'select', hasMany: true, label: 'Otras monedas', options: [...currencies], admin: { width: '33%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        amount('percentage', 'Porcentaje', 'Del primer depósito.'),
        amount('freeSpins', 'Giros gratis', 'Cuántos.'),
        amount('minimumDeposit', 'Depósito mínimo', 'En unidades enteras de la moneda.'),
      ],
    },
    {
      type: 'row',
      fields: [
        amount('rollover', 'Rollover', 'Veces que hay que jugar el bono.', 0.5),
        amount('validityDays', 'Plazo', 'Días para cumplirlo.'),
        {
          name: 'expiration',
          type: 'date',
          label: 'Vence',
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' }, width: '33%', description: 'Vacío: sin fecha.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'rolloverBasis',
          type: 'select',
          label: 'El rollover se cuenta sobre',
          options: Object.entries(basisLabels).map(([value, label]) => ({ value, label })),
          admin: { width: '33%', description: 'Vacío: no se sabe, y el sitio lo advierte.' },
        },
        amount('maximumBet', 'Apuesta máxima', 'Mientras el bono está activo.'),
        amount('maximumCashout', 'Retiro máximo', 'Lo más que se puede retirar de lo ganado con el bono.'),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'isSticky',
          type: 'select',
          label: 'El bono se descuenta al retirar',
          options: [
            { value: 'yes', label: 'Sí' },
            { value: 'no', label: 'No' },
          ],
          admin: { width: '33%' },
        },
        amount('spinValue', 'Valor de un giro', 'Vacío: no se sabe, y los giros no entran en la cuenta.'),
        amount('spinRollover', 'Rollover de los giros', 'Veces que hay que jugar lo que se gana con ellos.', 0.5),
      ],
    },
    {
      name: 'gameWeights',
      type: 'array',
      label: 'Cuánto cuenta cada juego',
      labels: { singular: 'Juego', plural: 'Juegos' },
      admin: {
        description:
          'Qué parte de una apuesta cuenta para el rollover. Un juego que no está aquí no se sabe; las tragamonedas, entonces, cuentan enteras.',
      },
      validate: (value: unknown) => validateGameWeights(value),
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'gameType',
              type: 'select',
              label: 'Juego',
              required: true,
              options: Object.entries(gameTypeLabels).map(([value, label]) => ({ value, label })),
              admin: { width: '50%' },
            },
            { name: 'share', type: 'number', label: 'Cuenta el (%)', required: true, min: 0, max: 100, admin: { width: '50%' } },
          ],
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: (_, { offerType }) => typeof offerType === 'string' && /cashback/i.test(offerType) },
      fields: [
        {
          name: 'cashbackPaidAs',
          type: 'select',
          label: 'El cashback se paga como',
          options: Object.entries(cashbackLabels).map(([value, label]) => ({ value, label })),
          admin: { width: '50%' },
        },
        amount('cashbackMinimumLoss', 'Desde qué pérdida', 'Vacío: desde la primera.'),
      ],
    },
    { name: 'terms', type: 'textarea', label: 'Condiciones', admin: { description: 'Las que importan, en una o dos frases.' } },
    { name: 'termsUrl', type: 'text', label: 'Enlace a las condiciones', validate: validateTermsUrl },
    factField('De dónde salen las condiciones', { required: true }),
    ...versionSignature,
  ],
};

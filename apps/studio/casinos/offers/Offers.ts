import { chosenFrom, listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { currencies } from '@lupa/contracts/currency.ts';
import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { market } from '@lupa/contracts/market.ts';
import { type CollectionBeforeValidateHook, type CollectionConfig, type Field, ValidationError } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { factField } from '../../core/fields/fact.ts';
import { isEmpty, kebabMessage, kebabPattern, matching, validateTermsUrl, validateTrackingUrl } from '../../core/fields/validators.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import {
  refuseContradictions,
  refuseUnusable,
  markDraft,
  signVersion,
  versionSignature,
  tidyTerritories,
  validateTerritories,
} from './offerRules.ts';
import { basisLabels, cashbackLabels } from './offerTerms.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dayPicker, field, fromAddress, optionsOf, yesOrNo } from '../../core/fields/buildFields.ts';

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
    req: isolateRequest(req),
  });
  if (totalDocs === 0) return data;
  throw new ValidationError(
    { collection: slugs.offers, errors: [{ path: 'afflinkProxy', message: 'Este casino ya tiene una oferta con este camino.' }] },
    req.t,
  );
};

const figure = (name: string, label: string, description: string, step = 1): Field =>
  field.number(name, label, { min: 0, description, step, width: '33%' });

const money = (name: string, label: string, description: string): Field => field.money(name, label, { min: 0, description, width: '33%' });

/** What a paste brings along, seen or not. */
function cutSpaces(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '') : value;
}

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
    group: menu.casinos,
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
    field.relation('partner', 'Casino', {
      relationTo: slugs.partners,
      required: true,
      defaultValue: fromAddress('partner'),
      position: 'sidebar',
    }),
    field.text('afflinkProxy', 'Camino de salida', {
      required: true,
      index: true,
      hooks: { beforeDuplicate: [copyKey] },
      validate: matching(kebabPattern, kebabMessage),
      position: 'sidebar',
      description: 'La última parte de /jugar/casino/…: bienvenida. No se repite en un mismo casino.',
    }),
    field.number('position', 'Orden', {
      min: 0,
      defaultValue: 0,
      required: true,
      position: 'sidebar',
      description: '0 es la oferta principal del casino.',
    }),
    field.group('La oferta', [
      field.text('titlePreview', 'Título', {
        required: true,
        maxLength: 140,
        hooks: { beforeDuplicate: [copyName] },
        description: 'Como se lee en la tarjeta: 100 % hasta $300.000 + 50 giros gratis.',
      }),
      field.text('offerType', 'Tipo de bono', {
        required: true,
        validate: matching(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'Usa la clave de un tipo de bono, por ejemplo welcome.'),
        ...chosenFrom('bonusTypes'),
        admin: { components: { Cell: '/casinos/offers/OfferTypeCell.tsx#OfferTypeCell' } },
      }),
      field.row(
        money('amount1', 'Monto', 'En unidades enteras de la moneda.'),
        field.select('currency1', 'Moneda', { hasMany: true, options: [...currencies], defaultValue: [market.currency], width: '33%' }),
        field.select('currency', 'Otras monedas', { hasMany: true, options: [...currencies], width: '33%' }),
      ),
      field.row(
        figure('percentage', 'Porcentaje', 'Del primer depósito.'),
        figure('freeSpins', 'Giros gratis', 'Cuántos.'),
        money('minimumDeposit', 'Depósito mínimo', 'En unidades enteras de la moneda.'),
      ),
      field.row(
        figure('rollover', 'Rollover', 'Veces que hay que jugar el bono.', 0.5),
        figure('validityDays', 'Plazo', 'Días para cumplirlo.'),
        field.date('expiration', 'Vence', { date: dayPicker, width: '33%', description: 'Vacío: sin fecha.' }),
      ),
    ]),
    field.group('El enlace', [
      field.text('trackingUrl', 'Enlace de seguimiento', {
        hooks: { beforeValidate: [({ value }) => cutSpaces(value)] },
        validate: validateTrackingUrl,
        description:
          'La dirección que dio el programa de afiliados. Escribe {clickId} donde va el número del clic. No se muestra nunca en el sitio.',
      }),
      field.component('linkState', '/casinos/offers/LinkState.tsx#LinkState', { disableBulkEdit: true, disableListColumn: true }),
      field.text('territories', 'Dónde se puede mostrar', {
        hasMany: true,
        hooks: { beforeValidate: [({ value }) => tidyTerritories(value)] },
        validate: validateTerritories,
        placeholder: listPlaceholder,
        description:
          'Códigos de países o de regiones: CL, PE, CA-ON. Vacío: en todas partes. Quien está en otro lugar no la ve, y su enlace lo lleva a la reseña.',
      }),
    ]),
    field.group('Las condiciones y de dónde salen', [
      field.area('terms', 'Condiciones', { description: 'Las que importan, en una o dos frases.' }),
      field.text('termsUrl', 'Enlace a las condiciones', {
        hooks: { beforeValidate: [({ value }) => cutSpaces(value)] },
        validate: validateTermsUrl,
        ...chosenFrom('paths'),
      }),
      factField('De dónde salen las condiciones', { required: true }),
    ]),
    field.group('La letra chica del bono', [
      field.row(
        field.select('rolloverBasis', 'El rollover se cuenta sobre', {
          options: optionsOf(basisLabels),
          width: '33%',
          description: 'Vacío: no se sabe, y el sitio lo advierte.',
        }),
        money('maximumBet', 'Apuesta máxima', 'Mientras el bono está activo.'),
        money('maximumCashout', 'Retiro máximo', 'Lo más que se puede retirar de lo ganado con el bono.'),
      ),
      field.row(
        field.select('isSticky', 'El bono se descuenta al retirar', { options: yesOrNo, width: '33%' }),
        money('spinValue', 'Valor de un giro', 'Vacío: no se sabe, y los giros no entran en la cuenta.'),
        figure('spinRollover', 'Rollover de los giros', 'Veces que hay que jugar lo que se gana con ellos.', 0.5),
      ),
      field.list('gameWeights', 'Cuánto cuenta cada juego', {
        labels: { singular: 'Juego', plural: 'Juegos' },
        description:
          'Qué parte de una apuesta cuenta para el rollover. Un juego que no está aquí no se sabe; las tragamonedas, entonces, cuentan enteras.',
        validate: (value: unknown) => validateGameWeights(value),
        fields: [
          field.row(
            field.select('gameType', 'Juego', { required: true, options: optionsOf(gameTypeLabels), width: '50%' }),
            field.number('share', 'Cuenta el (%)', { required: true, min: 0, max: 100, width: '50%' }),
          ),
        ],
      }),
      {
        type: 'row',
        admin: { condition: (_, { offerType }) => typeof offerType === 'string' && /cashback/i.test(offerType) },
        fields: [
          field.select('cashbackPaidAs', 'El cashback se paga como', { options: optionsOf(cashbackLabels), width: '50%' }),
          money('cashbackMinimumLoss', 'Desde qué pérdida', 'Vacío: desde la primera.'),
        ],
      },
    ]),
    ...versionSignature,
  ],
};

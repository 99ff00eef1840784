import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import type { CollectionConfig, Field } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { dayField, endingAfter } from '../../core/fields/dayField.ts';
import { factFields } from '../../core/fields/fact.ts';
import { plainRichTextEditor } from '../../core/fields/richTextEditor.ts';
import { validatePartnerSlug, validateSourceUrl } from '../../core/fields/validators.ts';
import { draftVersions } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

const text = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  ...(description && { admin: { description } }),
});
const texts = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { placeholder: listPlaceholder, ...(description && { description }) },
});
const arcadeIds = (name: string, label: string): Field => ({
  name,
  type: 'number',
  hasMany: true,
  label,
  min: 1,
  admin: { description: 'Números del catálogo de juegos.', placeholder: listPlaceholder },
});
const paymentMethods = (name: string, label: string): Field => ({
  name,
  type: 'relationship',
  relationTo: slugs.paymentMethods,
  hasMany: true,
  label,
});
const points = (name: string, labels: { singular: string; plural: string }): Field => ({
  name,
  type: 'array',
  label: labels.plural,
  labels,
  fields: [{ name: 'text', type: 'text', label: labels.singular, required: true, maxLength: 200 }],
});

/** Attributes whose truth ages. The names are those of the public `facts` map. */
export const partnerFacts = [
  { value: 'license', label: 'Licencia' },
  { value: 'payoutTime', label: 'Plazo de retiro' },
  { value: 'depositTime', label: 'Plazo de depósito' },
  { value: 'withdrawalLimit', label: 'Tope de retiro' },
  { value: 'depositLimit', label: 'Depósito mínimo' },
  { value: 'casinoRtp', label: 'RTP' },
  { value: 'security', label: 'Seguridad' },
  { value: 'customerServices', label: 'Atención' },
];

const contentFields: Field[] = [
  { name: 'logo', type: 'upload', relationTo: slugs.media, label: 'Logo' },
  { name: 'favicon', type: 'upload', relationTo: slugs.media, label: 'Ícono' },
  text('webSite', 'Sitio', 'Solo el nombre: casino-andino.example.'),
  { name: 'description', type: 'richText', label: 'Descripción', editor: plainRichTextEditor },
  { name: 'realMoneyDescription', type: 'richText', label: 'Jugar por dinero real', editor: plainRichTextEditor },
  points('pros', { singular: 'Punto a favor', plural: 'A favor' }),
  points('cons', { singular: 'Punto en contra', plural: 'En contra' }),
  text('reputation', 'Reputación'),
  text('security', 'Seguridad'),
  texts('customerServices', 'Atención al cliente'),
  texts('language', 'Idiomas'),
];

const gamesFields: Field[] = [
  text('games', 'Juegos, en una frase'),
  { name: 'numberOfGames', type: 'number', label: 'Cantidad de juegos', min: 0 },
  text('numberOfGamesInfo', 'Cantidad de juegos, en palabras'),
  {
    name: 'supportedGameTypes',
    type: 'select',
    hasMany: true,
    label: 'Tipos de juego',
    options: Object.entries(gameTypeLabels).map(([value, label]) => ({ value, label })),
  },
  arcadeIds('softwareProviders', 'Proveedores'),
  arcadeIds('toplistGames', 'Juegos destacados'),
];

const commercialFields: Field[] = [
  text(
    'license',
    'Licencia',
    `La que tiene y quién la dio. Nunca escribas que una marca extranjera es legal o está regulada en ${countryName}.`,
  ),
  text('established', 'Desde'),
  text('compatibility', 'Dispositivos'),
  text('casinoRtp', 'RTP'),
  paymentMethods('depositPaymentMethods', 'Métodos para depositar'),
  paymentMethods('withdrawalPaymentMethods', 'Métodos para retirar'),
  text('depositTime', 'Plazo de depósito'),
  text('payoutTime', 'Plazo de retiro', 'Vale mientras no haya retiros medidos: después se muestra lo que dicen los registros.'),
  text('depositLimit', 'Depósito mínimo', 'Solo la cifra: 10.000.'),
  {
    name: 'depositLimitCurrency',
    type: 'text',
    hasMany: true,
    label: 'Símbolo de la moneda',
    defaultValue: ['$'],
    admin: { placeholder: listPlaceholder },
  },
  text('withdrawalLimit', 'Tope de retiro'),
  {
    name: 'facts',
    type: 'array',
    label: 'Fuentes de los datos',
    labels: { singular: 'Fuente', plural: 'Fuentes' },
    admin: {
      description:
        'Cada dato que envejece dice de dónde sale y cuándo se verificó. La licencia y el plazo de retiro no se publican sin fuente.',
    },
    validate: (value, { siblingData }) => validateFacts(value, siblingData),
    fields: [
      { name: 'attribute', type: 'select', label: 'Dato', required: true, options: partnerFacts },
      ...factFields({ required: true }),
    ],
  },
];

const licenceFields: Field[] = [
  {
    name: 'licences',
    type: 'array',
    label: `Licencias de ${countryName}`,
    labels: { singular: 'Licencia', plural: 'Licencias' },
    admin: {
      description:
        'Mientras la situación legal sea «Solo con licencia», el casino tiene ofertas y botones los días en que una está vigente.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'number', type: 'text', label: 'Número', required: true, maxLength: 60, admin: { width: '34%' } },
          dayField('from', 'Vigente desde', { required: true }),
          dayField('until', 'Hasta', {
            validate: endingAfter('from'),
            admin: { description: 'Ese día incluido. Vacío: sin término.' },
          }),
        ],
      },
      {
        name: 'source',
        type: 'text',
        label: 'Registro',
        validate: validateSourceUrl,
        admin: { description: 'Dirección donde se puede comprobar.' },
      },
    ],
  },
];

/** Ratings were typed before they were computed. Nothing reads them: they stay for the release before this one, and go with the next. */
const retiredFields: Field[] = [
  {
    name: 'ratingParts',
    type: 'array',
    hidden: true,
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'score', type: 'number', required: true, min: 0, max: 10 },
      { name: 'weight', type: 'number', required: true, min: 0, max: 100 },
    ],
  },
  { name: 'rating', type: 'number', hidden: true, min: 0, max: 10 },
];

const ratingFields: Field[] = [
  {
    name: 'scoreMoves',
    type: 'array',
    label: 'Notas elegidas dentro del tramo',
    labels: { singular: 'Nota elegida', plural: 'Notas elegidas' },
    admin: {
      description:
        'Solo cuentan en las versiones del método con el medio del tramo. Desde la versión 6 la nota sale entera de lo medido: quien no está de acuerdo lo escribe en la reseña.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'criterion',
            type: 'text',
            label: 'Clave del criterio',
            required: true,
            admin: { width: '34%', description: 'payments' },
          },
          { name: 'score', type: 'number', label: 'Nota', required: true, min: 0, max: 10, admin: { step: 0.1, width: '33%' } },
          dayField('day', 'Día', { required: true }),
        ],
      },
      { name: 'reason', type: 'text', label: 'Motivo', required: true, maxLength: 200 },
      { name: 'by', type: 'relationship', relationTo: slugs.authors, label: 'Quién' },
    ],
  },
];

export const Partners: CollectionConfig = {
  slug: slugs.partners,
  labels: { singular: 'Casino', plural: 'Casinos' },
  admin: {
    group: menu.commercial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'activePartner', '_status'],
    components: {
      views: {
        edit: {
          conversions: {
            Component: '/money/conversions/ConversionsTab.tsx#ConversionsTab',
            path: '/conversiones',
            tab: { label: 'Conversiones', href: '/conversiones', order: 150 },
          },
          statements: {
            Component: '/money/statements/StatementsTab.tsx#StatementsTab',
            path: '/liquidaciones',
            tab: { label: 'Liquidaciones', href: '/liquidaciones', order: 160 },
          },
        },
      },
    },
  },
  access: commercialAccess,
  versions: draftVersions({ maxPerDoc: 100 }),
  hooks: publishHooks(slugs.partners),
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Ficha', fields: contentFields },
        { label: 'Juegos', fields: gamesFields },
        { label: 'Comercial', fields: [...commercialFields, ...licenceFields] },
        { label: 'Nota', fields: [...ratingFields, ...retiredFields] },
      ],
    },
    { name: 'name', type: 'text', label: 'Nombre', required: true, hooks: { beforeDuplicate: [copyName] }, admin: { position: 'sidebar' } },
    {
      name: 'slug',
      type: 'text',
      label: 'Identificador',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copyKey] },
      validate: (value: unknown) => validatePartnerSlug(value),
      admin: { position: 'sidebar', description: 'Va en /jugar/casino-andino/…' },
    },
    {
      name: 'activePartner',
      type: 'checkbox',
      label: 'Activo',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Sin esto sus botones no llevan al casino.' },
    },
    {
      name: 'state',
      type: 'select',
      label: 'Situación',
      defaultValue: 'open',
      options: [
        { value: 'open', label: 'Recibe jugadores' },
        { value: 'closed', label: 'Cerrado' },
        { value: 'blacklisted', label: 'En la lista negra' },
      ],
      admin: {
        position: 'sidebar',
        description: 'El veredicto de un casino abierto sale de su nota y de Confianza; el de los otros dos, de aquí.',
      },
    },
    dayField('stateSince', 'Desde', { admin: { position: 'sidebar' } }),
    {
      name: 'recommendedPartner',
      type: 'relationship',
      relationTo: slugs.partners,
      label: 'Recomendamos en su lugar',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'reviewPage',
      type: 'relationship',
      relationTo: slugs.pages,
      label: 'Reseña',
      admin: { position: 'sidebar', components: { afterInput: ['/content/templates/ReviewPageProposal.tsx#ReviewPageProposal'] } },
    },
  ],
};

const factsThatNeedSource = [
  { attribute: 'license', label: 'la licencia' },
  { attribute: 'payoutTime', label: 'el plazo de retiro' },
];

function validateFacts(value: unknown, partner: unknown): string | true {
  const facts = Array.isArray(value) ? value.map((row: unknown) => readText(row, 'attribute')) : [];
  if (new Set(facts).size !== facts.length) return 'Cada dato lleva una sola fuente.';
  const missing = factsThatNeedSource.find(({ attribute }) => readText(partner, attribute) !== '' && !facts.includes(attribute));
  return missing ? `Falta la fuente de ${missing.label}.` : true;
}

function readText(object: unknown, key: string): string {
  if (typeof object !== 'object' || object === null || !(key in object)) return '';
  const value: unknown = Object.entries(object).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value.trim() : '';
}

import { chosenFrom, listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { dayField, endingAfter, field, optionsOf } from '../../core/fields/buildFields.ts';
import { factFields } from '../../core/fields/fact.ts';
import { isOwnReview, ownReviewMessage } from '../../core/fields/ownReview.ts';
import { richTextEditor } from '../../core/fields/richTextEditor.ts';
import { validatePartnerSlug, validateSourceUrl } from '../../core/fields/validators.ts';
import { draftVersions } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import type { Reference } from '../../core/publish/sources.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { depositFields, findUnsourced, languageAndDeviceFields, licenceFields, withdrawalFields } from './statedFields.ts';

const text = (name: string, label: string, description?: string): Field => field.text(name, label, { description });
const texts = (name: string, label: string, description?: string): Field =>
  field.text(name, label, { hasMany: true, placeholder: listPlaceholder, description });
const ofCatalogue = (name: string, label: string, kind: 'games' | 'providers'): Field =>
  field.number(name, label, { hasMany: true, min: 1, ...chosenFrom(kind) });
const paymentMethods = (name: string, label: string): Field =>
  field.relation(name, label, { relationTo: slugs.paymentMethods, hasMany: true });
const points = (name: string, labels: { singular: string; plural: string }): Field =>
  field.list(name, labels.plural, { labels, fields: [field.text('text', labels.singular, { required: true, maxLength: 200 })] });

/** Attributes whose truth ages. The names are those of the public `facts` map. */
const partnerFacts = optionsOf({
  license: 'Licencia',
  payoutTime: 'Plazo de retiro',
  depositTime: 'Plazo de depósito',
  withdrawalLimit: 'Tope de retiro',
  depositLimit: 'Depósito mínimo',
  casinoRtp: 'RTP',
  security: 'Seguridad',
  customerServices: 'Atención',
});

/** What everything else of a casino is known by, above its tabs. */
const keyFields: Field[] = [
  field.row(
    field.text('name', 'Nombre', { required: true, hooks: { beforeDuplicate: [copyName] }, width: '50%' }),
    field.text('slug', 'Identificador', {
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copyKey] },
      validate: (value: unknown) => validatePartnerSlug(value),
      width: '50%',
      description: 'Va en /jugar/casino-andino/…',
    }),
  ),
];

const contentFields: Field[] = [
  field.row(
    field.upload('logo', 'Logo', { relationTo: slugs.media, width: '50%' }),
    field.upload('favicon', 'Ícono', { relationTo: slugs.media, width: '50%' }),
  ),
  text('webSite', 'Sitio', 'Solo el nombre: casino-andino.example.'),
  { name: 'description', type: 'richText', label: 'Descripción', editor: richTextEditor },
  points('pros', { singular: 'Punto a favor', plural: 'A favor' }),
  points('cons', { singular: 'Punto en contra', plural: 'En contra' }),
  field.component('textsCheck', '/casinos/partners/TextsCheck.tsx#TextsCheck', { disableListColumn: true }),
  field.group('Reputación, atención e idiomas', [
    { name: 'realMoneyDescription', type: 'richText', label: 'Jugar por dinero real', editor: richTextEditor },
    text('reputation', 'Reputación'),
    text('security', 'Seguridad'),
    texts('customerServices', 'Atención al cliente'),
    ...languageAndDeviceFields,
  ]),
];

const gamesFields: Field[] = [
  field.select('supportedGameTypes', 'Tipos de juego', { hasMany: true, options: optionsOf(gameTypeLabels) }),
  ofCatalogue('softwareProviders', 'Proveedores', 'providers'),
  ofCatalogue('toplistGames', 'Juegos destacados', 'games'),
  field.row(
    field.number('numberOfGames', 'Cantidad de juegos', { min: 0, width: '33%' }),
    field.text('numberOfGamesInfo', 'Cantidad de juegos, en palabras', { width: '33%' }),
    field.text('casinoRtp', 'RTP', { width: '33%' }),
  ),
  text('games', 'Juegos, en una frase'),
];

const paymentFields: Field[] = [
  field.group('Depósitos', [paymentMethods('depositPaymentMethods', 'Métodos para depositar'), ...depositFields]),
  field.group('Retiros', [paymentMethods('withdrawalPaymentMethods', 'Métodos para retirar'), ...withdrawalFields]),
];

const sourceFields: Field[] = [
  ...licenceFields,
  field.row(field.text('established', 'Desde', { width: '34%', description: 'El año en que abrió.' })),
  field.list('licences', `Licencias de ${countryName}`, {
    labels: { singular: 'Licencia', plural: 'Licencias' },
    description: 'Mientras la situación legal sea «Solo con licencia», el casino tiene ofertas y botones los días en que una está vigente.',
    fields: [
      field.row(
        field.text('number', 'Número', { required: true, maxLength: 60, width: '34%' }),
        dayField('from', 'Vigente desde', { required: true }),
        dayField('until', 'Hasta', {
          validate: endingAfter('from'),
          admin: { description: 'Ese día incluido. Vacío: sin término.' },
        }),
      ),
      field.text('source', 'Registro', { validate: validateSourceUrl, description: 'Dirección donde se puede comprobar.' }),
    ],
  }),
  field.list('facts', 'Fuentes de los datos', {
    labels: { singular: 'Fuente', plural: 'Fuentes' },
    description:
      'Cada dato que envejece dice de dónde sale y cuándo se verificó: una dirección o una captura, nunca la propia reseña. La licencia y el plazo de retiro no se publican sin fuente.',
    validate: (value, { siblingData, req }) => validateFacts(value, siblingData, req),
    fields: [
      field.select('attribute', 'Dato', { required: true, options: partnerFacts }),
      ...factFields({ required: true, orCapture: true }),
    ],
  }),
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
  field.list('dissents', 'En desacuerdo con la suma', {
    labels: { singular: 'Desacuerdo', plural: 'Desacuerdos' },
    description: 'Se muestra en la reseña junto a la suma, con nombre y día, y no la cambia.',
    fields: [
      field.area('text', 'Por qué', { required: true, maxLength: 400 }),
      field.row(
        field.relation('by', 'Quién', { relationTo: slugs.authors, required: true, width: '67%' }),
        dayField('day', 'Día', { required: true }),
      ),
    ],
  }),
  field.list('scoreMoves', 'Notas elegidas dentro del tramo', {
    labels: { singular: 'Nota elegida', plural: 'Notas elegidas' },
    description: 'Solo cuentan en las versiones del método con el medio del tramo. Desde la versión 6 la nota sale entera de lo medido.',
    fields: [
      field.row(
        field.text('criterion', 'Clave del criterio', { required: true, width: '34%', description: 'payments' }),
        field.number('score', 'Nota', { required: true, min: 0, max: 10, step: 0.1, width: '33%' }),
        dayField('day', 'Día', { required: true }),
      ),
      field.text('reason', 'Motivo', { required: true, maxLength: 200 }),
      field.relation('by', 'Quién', { relationTo: slugs.authors }),
    ],
  }),
];

export const Partners: CollectionConfig = {
  slug: slugs.partners,
  labels: { singular: 'Casino', plural: 'Casinos' },
  admin: {
    group: menu.casinos,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'verdict', 'activePartner', '_status'],
    listSearchableFields: ['name', 'slug'],
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
    ...keyFields,
    {
      type: 'tabs',
      tabs: [
        { label: 'Ficha', fields: contentFields },
        { label: 'Licencia y fuentes', fields: sourceFields },
        { label: 'Pagos', fields: paymentFields },
        { label: 'Juegos', fields: gamesFields },
        { label: 'Nota', fields: [...ratingFields, ...retiredFields] },
      ],
    },
    field.checkbox('activePartner', 'Activo', {
      defaultValue: true,
      position: 'sidebar',
      description: 'Sin esto sus botones no llevan al casino.',
    }),
    {
      name: 'verdict',
      type: 'ui',
      label: 'Veredicto',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: { Cell: '/casinos/ratings/VerdictField.tsx#VerdictCell', Field: '/casinos/ratings/VerdictField.tsx#VerdictField' },
      },
    },
    field.select('state', 'Situación', {
      defaultValue: 'open',
      options: optionsOf({ open: 'Recibe jugadores', closed: 'Cerrado', blacklisted: 'En la lista negra' }),
      position: 'sidebar',
      description: 'El veredicto de un casino abierto sale de su nota y de Confianza; el de los otros dos, de aquí.',
    }),
    dayField('stateSince', 'Desde', { admin: { position: 'sidebar' } }),
    field.relation('recommendedPartner', 'Recomendamos en su lugar', {
      relationTo: slugs.partners,
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      position: 'sidebar',
    }),
    field.relation('reviewPage', 'Reseña', {
      relationTo: slugs.pages,
      position: 'sidebar',
      admin: { components: { afterInput: ['/content/templates/ReviewPageProposal.tsx#ReviewPageProposal'] } },
    }),
  ],
};

async function validateFacts(value: unknown, partner: unknown, req: PayloadRequest): Promise<string | true> {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const facts = rows.map((row) => readText(row, 'attribute'));
  if (new Set(facts).size !== facts.length) return 'Cada dato lleva una sola fuente.';
  const missing = findUnsourced(partner, facts);
  if (missing !== undefined) return `Falta la fuente ${missing}.`;
  const sources = rows.map((row) => readText(row, 'source'));
  const reviewPage = typeof partner === 'object' && partner !== null && 'reviewPage' in partner ? (partner.reviewPage as Reference) : null;
  return (await isOwnReview(req, reviewPage, sources)) ? ownReviewMessage : true;
}

function readText(object: unknown, key: string): string {
  if (typeof object !== 'object' || object === null || !(key in object)) return '';
  const value: unknown = Object.entries(object).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value.trim() : '';
}

import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { maximumKeyLength } from '@lupa/contracts/experimentMark.ts';
import { slugify } from '@lupa/domain/foldText.ts';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type CollectionConfig, type Field } from 'payload';
import { affiliateAccess, hideFromOthers } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { checkExperiment } from './checkExperiment.ts';
import { experimentEndpoints } from './experimentEndpoints.ts';
import { stateLabels, variantLabels, isExperimentStep } from './experimentLabels.ts';
import type { Experiment } from '../../payload-types.ts';
import { field, momentPicker, optionsOf } from '../../core/fields/buildFields.ts';

const maximumWeeks = 8;

const startedError = 'Un experimento que corre o terminó no se cambia: haz otro.';

/** What a version says is fixed from its start: the test counts for what was tried. */
const keepStarted: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc?.state !== 'draft' && !isExperimentStep(req)) throw new APIError(startedError, 400, null, true);
  return data;
};

const nameKey: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const base =
    slugify(String(data['name']))
      .slice(0, maximumKeyLength - 5)
      .replace(/-+$/, '') || 'experimento';
  const { docs } = await req.payload.find({
    collection: slugs.experiments,
    where: { key: { like: base } },
    select: { key: true },
    ...plain(req),
  });
  const taken = new Set(docs.map(({ key }) => key));
  let key = base;
  for (let more = 2; taken.has(key); more++) key = `${base}-${more}`;
  return { ...data, key };
};

const refuseRunning: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { state } = await req.payload.findByID({ collection: slugs.experiments, id, depth: 0, select: { state: true }, req });
  if (state === 'running') throw new APIError('Este experimento corre: termínalo antes de borrarlo.', 400, null, true);
};

/** Not `required`: in the database it may be empty, so that a page can be deleted for good. */
const needPage = (value: unknown, { data }: { data: Partial<Experiment> }): string | true =>
  value || (data.state !== undefined && data.state !== 'draft') ? true : 'Elige la página.';

/** The form shows what has started, and does not take it. */
const asLongAsDraft = { access: { update: ({ doc }: { doc?: Partial<Experiment> }) => doc?.state === undefined || doc.state === 'draft' } };

const kept = { access: { create: () => false, update: () => false } } as const;
const isOf =
  (...types: string[]) =>
  (_: unknown, { blockType }: { blockType?: unknown }) =>
    types.includes(String(blockType));

/** What B says otherwise. The order of a list, its casinos and their offers are no fields of it (docs/decisions/090). */
const changes: Field[] = [
  field.select('variant', 'Variante', {
    ...asLongAsDraft,
    options: optionsOf(variantLabels),
    condition: isOf('heroSection', 'topList'),
    description: 'Vacío: la misma.',
  }),
  field.text('eyebrow', 'Antetítulo', { ...asLongAsDraft, maxLength: 60, condition: isOf('heroSection') }),
  field.text('title', 'Título', { ...asLongAsDraft, maxLength: 200 }),
  field.area('text', 'Bajada o introducción', {
    ...asLongAsDraft,
    maxLength: 2000,
    description: 'Párrafos separados por una línea vacía.',
  }),
  field.text('button', 'Texto del botón de la portada', { ...asLongAsDraft, maxLength: 60, condition: isOf('heroSection') }),
  field.text('visit', 'Texto de los botones a casinos', {
    ...asLongAsDraft,
    maxLength: 40,
    description: 'En lugar del microtexto visit_casino, solo en este bloque.',
  }),
];

/** Two versions of a block of a page, each for half of the devices. For affiliate managers. */
export const Experiments: CollectionConfig = {
  slug: slugs.experiments,
  labels: { singular: 'Experimento', plural: 'Experimentos' },
  admin: {
    group: menu.money,
    useAsTitle: 'name',
    defaultColumns: ['name', 'page', 'state', 'startedAt', 'kept'],
    description:
      'Dos versiones de una portada o de unas tarjetas: la mitad de los dispositivos ve cada una, y se cuenta desde cuál se va más a los casinos. Nunca cambia el orden de una lista.',
    hidden: hideFromOthers,
  },
  access: affiliateAccess,
  defaultSort: '-createdAt',
  endpoints: experimentEndpoints,
  hooks: { beforeValidate: [checkExperiment], beforeChange: [keepStarted, nameKey], beforeDelete: [refuseRunning] },
  fields: [
    field.component('result', '/money/experiments/ExperimentPanel.tsx#ExperimentPanel', { disableListColumn: true }),
    field.text('name', 'Nombre', { ...asLongAsDraft, required: true, maxLength: 120 }),
    field.area('hypothesis', 'Qué se espera, y por qué', {
      ...asLongAsDraft,
      maxLength: 1000,
      description: 'Escríbelo antes de empezar: después se ve otra cosa en cualquier número.',
    }),
    field.row(
      field.relation('page', 'Página', { ...asLongAsDraft, relationTo: slugs.pages, validate: needPage, width: '67%' }),
      field.select('language', 'Idioma', {
        ...asLongAsDraft,
        required: true,
        defaultValue: defaultContentLocale,
        options: optionsOf(languageTitles),
        width: '33%',
        isClearable: false,
      }),
    ),
    field.text('block', 'Bloque', {
      ...asLongAsDraft,
      required: true,
      maxLength: 100,
      admin: { components: { Field: '/money/experiments/BlockField.tsx#BlockField' } },
    }),
    { name: 'blockType', type: 'text', admin: { hidden: true } },
    {
      type: 'collapsible',
      label: 'Versión B: lo que dice distinto',
      admin: { description: 'Lo que queda vacío es igual en las dos.' },
      fields: changes,
    },
    field.number('weeks', 'Semanas como máximo', {
      ...asLongAsDraft,
      required: true,
      defaultValue: 4,
      min: 1,
      max: maximumWeeks,
      step: 1,
      width: '33%',
      description: 'Después todos ven A, aunque nadie lo termine.',
    }),
    field.text('key', 'Clave', { unique: true, ...kept, readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['id']) }),
    field.select('state', 'Estado', {
      required: true,
      defaultValue: 'draft',
      index: true,
      options: optionsOf(stateLabels),
      ...kept,
      readOnly: true,
      position: 'sidebar',
    }),
    ...(['startedAt', 'endsAt', 'endedAt'] as const).map((name): Field =>
      field.date(name, { startedAt: 'Empezó', endsAt: 'Termina a más tardar', endedAt: 'Terminó' }[name], {
        ...kept,
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data[name]),
        date: momentPicker,
      }),
    ),
    field.select('kept', 'Quedó', {
      options: optionsOf({ a: 'Versión A', b: 'Versión B' }),
      ...kept,
      readOnly: true,
      position: 'sidebar',
      condition: (data) => Boolean(data['kept']),
    }),
    { name: 'counted', type: 'json', label: 'Lo contado', ...kept, admin: { hidden: true } },
  ],
};

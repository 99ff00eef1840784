import { chosenFrom, listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { pageMiddlewareNames } from '@lupa/contracts/page.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { draftAccess } from '../../core/access/roles.ts';
import { pageBlocks } from './pageBlocks.ts';
import { requireBlocks, refuseUnknownBlocks, unwrapUnknownBlocks, wrapBeforeDuplicate, wrapUnknownBlocks } from './unknownBlocks.ts';
import { field, momentPicker } from '../../core/fields/buildFields.ts';
import { copyName, copySlug } from '../../core/fields/copies.ts';
import { isEmpty, validateHttpsUrl, validatePageSlug } from '../../core/fields/validators.ts';
import { draftVersions } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { listDifferences, wordsChangedAt } from '../../core/editing/listDifferences.ts';

/** When the words of a language were changed last. Set by the studio alone (`noteWordsChanged`), and kept in each version. */
const wordsChangedField: Field = {
  name: wordsChangedAt,
  type: 'date',
  label: 'Textos cambiados el',
  localized: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

const contentFields: Field[] = [
  field.text('title', 'Título', {
    required: true,
    localized: true,
    maxLength: 160,
    description: 'El de la pestaña del navegador y de los buscadores.',
    admin: { components: { afterInput: ['/content/seo/LengthNote.tsx#TitleLength'] } },
  }),
  field.area('description', 'Descripción', {
    localized: true,
    maxLength: 320,
    description: 'Una o dos frases para los buscadores: unos 155 caracteres.',
    admin: { components: { afterInput: ['/content/seo/LengthNote.tsx#DescriptionLength'] } },
  }),
  {
    name: 'content',
    type: 'blocks',
    label: 'Bloques',
    labels: { singular: 'Bloque', plural: 'Bloques' },
    localized: true,
    blocks: pageBlocks,
    hooks: {
      beforeValidate: [refuseUnknownBlocks],
      beforeChange: [unwrapUnknownBlocks],
      afterRead: [wrapUnknownBlocks],
      beforeDuplicate: [wrapBeforeDuplicate],
    },
    admin: {
      description: 'Los tres primeros se muestran de inmediato; el resto, cuando se acercan a la pantalla.',
      initCollapsed: true,
      components: { afterInput: ['/content/pages/OpenNewRows.tsx#OpenNewRows'] },
    },
  },
];

const searchFields: Field[] = [
  field.component('searchPanel', '/content/seo/SearchPanel.tsx#SearchPanel', { disableListColumn: true }),
  field.text('canonicalLink', 'Dirección canónica', {
    localized: true,
    validate: validateHttpsUrl,
    description: 'Solo si esta página repite otra. Vacío: la propia.',
  }),
  field.upload('shareImage', 'Imagen al compartir', {
    relationTo: slugs.media,
    localized: true,
    filterOptions: { mimeType: { not_equals: 'image/svg+xml' } },
    description: 'Se recorta a 1200 × 630. Vacía: el sitio dibuja una tarjeta con el título, la nota y el autor.',
  }),
  field.checkbox('noIndex', 'Dejar fuera de los buscadores', { localized: true, defaultValue: false }),
  field.text('sitemapCategory', 'Sección del mapa del sitio', {
    localized: true,
    description: 'Por ejemplo «Reseñas». Vacío: la página no sale en el mapa.',
  }),
];

const pathFields: Field[] = [
  field.relation('parent', 'Página superior', {
    relationTo: slugs.pages,
    localized: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    description: 'De ella salen las migas de pan.',
  }),
  field.list('breadcrumbs', 'Migas de pan a mano', {
    labels: { singular: 'Miga', plural: 'Migas' },
    localized: true,
    description: 'Solo si no corresponden a las páginas superiores. Sin la página misma.',
    initCollapsed: true,
    fields: [
      field.row(field.text('title', 'Texto', { required: true }), field.text('url', 'Ruta', { required: true, ...chosenFrom('pages') })),
    ],
  }),
  field.select('middleware', 'Pasos previos propios', {
    hasMany: true,
    localized: true,
    options: [...pageMiddlewareNames],
    description: 'Para desarrolladores. Vacío: los cuatro de siempre.',
  }),
];

const analytics: Field = {
  name: 'analytics',
  type: 'group',
  label: 'Analítica',
  localized: true,
  admin: { description: 'Lo que se informa de la página al medirla. Vacío: sin valor.' },
  fields: [
    field.text('category', 'Categoría'),
    field.text('subCategories', 'Subcategorías', { hasMany: true, placeholder: listPlaceholder }),
    field.text('primarySubCategory', 'Subcategoría principal'),
    field.text('vertical', 'Vertical'),
    field.text('subVertical', 'Subvertical'),
    field.text('triVertical', 'Tercera vertical'),
    field.text('equivalentPage', 'Página equivalente'),
    field.text('siteSection', 'Sección del sitio'),
    field.text('variant', 'Variante'),
  ],
};

/** A page that goes out without a date gets the present one. Later changes of it are an editor's decision. */
const setUpdatedDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data['_status'] !== 'published' || data['updatedDate'] || originalDoc?.updatedDate) return data;
  return { ...data, updatedDate: new Date().toISOString() };
};

/** Editors may type `resenas/casino-andino`; what is kept has its slashes and no capitals. */
const normaliseSlug: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || typeof data['slug'] !== 'string' || isEmpty(data['slug'])) return data;
  return { ...data, slug: withSlashes(data['slug'].trim().toLowerCase()) };
};

/** Everything that a visitor can see is per language, so that publishing one language cannot change another. */
export const Pages: CollectionConfig = {
  slug: slugs.pages,
  labels: { singular: 'Página', plural: 'Páginas' },
  admin: {
    group: menu.content,
    useAsTitle: 'internalName',
    defaultColumns: ['internalName', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['internalName', 'title', 'slug'],
    components: { beforeListTable: ['/content/templates/NewFromTemplate.tsx#NewFromTemplate'] },
  },
  access: draftAccess,
  versions: draftVersions({ maxPerDoc: 50, localizeStatus: true }),
  hooks: {
    beforeValidate: [normaliseSlug],
    beforeChange: [requireBlocks, setUpdatedDate, noteWordsChanged(contentFields)],
    ...publishHooks(slugs.pages),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Contenido', fields: contentFields },
        { label: 'Buscadores', fields: searchFields },
        { label: 'Ubicación', fields: pathFields },
        { label: 'Analítica', fields: [analytics] },
      ],
    },
    field.text('internalName', 'Nombre interno', {
      required: true,
      hooks: { beforeDuplicate: [copyName] },
      position: 'sidebar',
      description: 'El mismo en todos los idiomas; los visitantes no lo ven.',
    }),
    field.text('slug', 'Ruta', {
      required: true,
      localized: true,
      unique: true,
      hooks: { beforeDuplicate: [copySlug] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => validatePageSlug(value, req.locale),
      position: 'sidebar',
      description:
        'Por ejemplo /resenas/casino-andino/. En inglés empieza con /en/, en francés con /fr/, en alemán con /de/. Si la cambias en una página publicada, al publicar la dirección anterior llevará sola a la nueva.',
    }),
    field.relation('author', 'Autor', { relationTo: slugs.authors, localized: true, position: 'sidebar' }),
    field.date('updatedDate', 'Actualizada el', {
      localized: true,
      position: 'sidebar',
      date: momentPicker,
      description: 'La fecha que ven los visitantes. Se pone sola al publicar por primera vez; cámbiala cuando cambie el fondo.',
    }),
    wordsChangedField,
  ],
};

/** For a collection whose words are in these fields. What the demo writes is as old as its content says. */
function noteWordsChanged(words: readonly Field[]): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc, req }) => {
    if (req.context['publishLater']) return { ...data, [wordsChangedAt]: data['updatedDate'] };
    const isSame = operation === 'update' && listDifferences(words, data, originalDoc).length === 0;
    return isSame ? data : { ...data, [wordsChangedAt]: new Date().toISOString() };
  };
}

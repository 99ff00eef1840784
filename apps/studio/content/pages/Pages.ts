import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import { pageMiddlewareNames } from '@lupa/contracts/page.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { draftAccess } from '../../core/access/roles.ts';
import { pageBlocks } from './pageBlocks.ts';
import { requireBlocks, refuseUnknownBlocks, unwrapUnknownBlocks, wrapBeforeDuplicate, wrapUnknownBlocks } from './unknownBlocks.ts';
import { copyName, copySlug } from '../../core/fields/copies.ts';
import { isEmpty, validateHttpsUrl, validatePageSlug } from '../../core/fields/validators.ts';
import { noteWordsChanged, wordsChangedField } from './wordsChanged.ts';
import { draftVersions } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

const contentFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: 'Título',
    required: true,
    localized: true,
    maxLength: 160,
    admin: {
      description: 'El de la pestaña del navegador y de los buscadores.',
      components: { afterInput: ['/content/seo/LengthNote.tsx#TitleLength'] },
    },
  },
  {
    name: 'description',
    type: 'textarea',
    label: 'Descripción',
    localized: true,
    maxLength: 320,
    admin: {
      description: 'Una o dos frases para los buscadores: unos 155 caracteres.',
      components: { afterInput: ['/content/seo/LengthNote.tsx#DescriptionLength'] },
    },
  },
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
  {
    name: 'searchPanel',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/content/seo/SearchPanel.tsx#SearchPanel' } },
  },
  {
    name: 'canonicalLink',
    type: 'text',
    label: 'Dirección canónica',
    localized: true,
    validate: validateHttpsUrl,
    admin: { description: 'Solo si esta página repite otra. Vacío: la propia.' },
  },
  {
    name: 'shareImage',
    type: 'upload',
    relationTo: slugs.media,
    label: 'Imagen al compartir',
    localized: true,
    filterOptions: { mimeType: { not_equals: 'image/svg+xml' } },
    admin: { description: 'Se recorta a 1200 × 630. Vacía: el sitio dibuja una tarjeta con el título, la nota y el autor.' },
  },
  { name: 'noIndex', type: 'checkbox', label: 'Dejar fuera de los buscadores', localized: true, defaultValue: false },
  {
    name: 'sitemapCategory',
    type: 'text',
    label: 'Sección del mapa del sitio',
    localized: true,
    admin: { description: 'Por ejemplo «Reseñas». Vacío: la página no sale en el mapa.' },
  },
];

const pathFields: Field[] = [
  {
    name: 'parent',
    type: 'relationship',
    relationTo: slugs.pages,
    label: 'Página superior',
    localized: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: { description: 'De ella salen las migas de pan.' },
  },
  {
    name: 'breadcrumbs',
    type: 'array',
    label: 'Migas de pan a mano',
    labels: { singular: 'Miga', plural: 'Migas' },
    localized: true,
    admin: { description: 'Solo si no corresponden a las páginas superiores. Sin la página misma.', initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Texto', required: true },
          { name: 'url', type: 'text', label: 'Ruta', required: true },
        ],
      },
    ],
  },
  {
    name: 'middleware',
    type: 'select',
    hasMany: true,
    label: 'Pasos previos propios',
    localized: true,
    options: [...pageMiddlewareNames],
    admin: { description: 'Para desarrolladores. Vacío: los cuatro de siempre.' },
  },
];

const analyticsText = (name: string, label: string): Field => ({ name, type: 'text', label });
const analyticsFields: Field[] = [
  {
    name: 'analytics',
    type: 'group',
    label: 'Analítica',
    localized: true,
    admin: { description: 'Lo que se informa de la página al medirla. Vacío: sin valor.' },
    fields: [
      analyticsText('category', 'Categoría'),
      { name: 'subCategories', type: 'text', hasMany: true, label: 'Subcategorías', admin: { placeholder: listPlaceholder } },
      analyticsText('primarySubCategory', 'Subcategoría principal'),
      analyticsText('vertical', 'Vertical'),
      analyticsText('subVertical', 'Subvertical'),
      analyticsText('triVertical', 'Tercera vertical'),
      analyticsText('equivalentPage', 'Página equivalente'),
      analyticsText('siteSection', 'Sección del sitio'),
      analyticsText('variant', 'Variante'),
    ],
  },
];

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
        { label: 'Analítica', fields: analyticsFields },
      ],
    },
    {
      name: 'internalName',
      type: 'text',
      label: 'Nombre interno',
      required: true,
      hooks: { beforeDuplicate: [copyName] },
      admin: { position: 'sidebar', description: 'El mismo en todos los idiomas; los visitantes no lo ven.' },
    },
    {
      name: 'slug',
      type: 'text',
      label: 'Ruta',
      required: true,
      localized: true,
      unique: true,
      hooks: { beforeDuplicate: [copySlug] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => validatePageSlug(value, req.locale),
      admin: {
        position: 'sidebar',
        description:
          'Por ejemplo /resenas/casino-andino/. En inglés empieza con /en/, en francés con /fr/, en alemán con /de/. Si la cambias en una página publicada, al publicar la dirección anterior llevará sola a la nueva.',
      },
    },
    { name: 'author', type: 'relationship', relationTo: slugs.authors, label: 'Autor', localized: true, admin: { position: 'sidebar' } },
    {
      name: 'updatedDate',
      type: 'date',
      label: 'Actualizada el',
      localized: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm', timeFormat: 'HH:mm', timeIntervals: 1 },
        description: 'La fecha que ven los visitantes. Se pone sola al publicar por primera vez; cámbiala cuando cambie el fondo.',
      },
    },
    wordsChangedField,
  ],
};

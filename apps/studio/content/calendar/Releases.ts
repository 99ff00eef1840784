import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionConfig } from 'payload';
import { statusNames } from '../../casinos/law/statusNames.ts';
import { sharedAccess } from '../../core/access/roles.ts';
import { factFields } from '../../core/fields/fact.ts';
import { field, optionsOf } from '../../core/fields/buildFields.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import { languageNames } from '../../core/languages/languageNames.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { carryRelease, noteWithdrawal } from './carryRelease.ts';

/** What a release may hold: all that has drafts. */
const releasable = [slugs.pages, slugs.offers, slugs.toplists, slugs.partners, slugs.records, slugs.ratingMethods] as const;
const languages = Object.fromEntries(contentLocales.map((locale) => [locale, languageNames[locale]]));

/** Drafts, texts and the legal status that go out together or not at all, and back together. Publishing it is going out, unpublishing it undoing. */
export const Releases: CollectionConfig = {
  slug: slugs.releases,
  labels: { singular: 'Publicación conjunta', plural: 'Publicaciones conjuntas' },
  admin: {
    group: menu.content,
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    description:
      'Varios borradores que salen juntos, o no sale ninguno. «Publicar» los saca ahora y «Programar» a su hora; «Retirar» deja el sitio como estaba antes.',
  },
  access: sharedAccess,
  versions: draftVersions({ maxPerDoc: 10 }),
  hooks: { beforeOperation: [noteWithdrawal, protectPublishedVersion], beforeChange: [carryRelease] },
  fields: [
    field.text('name', 'Nombre', { required: true, maxLength: 120 }),
    field.component('look', '/content/calendar/ReleaseLook.tsx#ReleaseLook'),
    field.relation('items', 'Qué sale', {
      relationTo: [...releasable],
      hasMany: true,
      allowCreate: false,
      description: 'De cada uno sale su borrador como esté en ese momento; de las páginas, en todos los idiomas escritos.',
    }),
    field.list('wordings', 'Textos cortos que cambian', {
      labels: { singular: 'Texto', plural: 'Textos' },
      fields: [
        field.row(
          field.relation('text', 'Microtexto', { relationTo: slugs.microcopy, required: true, width: '60%' }),
          field.select('language', 'Idioma', {
            required: true,
            defaultValue: defaultContentLocale,
            options: optionsOf(languages),
            width: '40%',
          }),
        ),
        field.area('value', 'Dirá', { description: 'Vacío: se usa el texto de fábrica.' }),
      ],
    }),
    field.list('legal', 'Situación legal que empieza', {
      maxRows: 1,
      labels: { singular: 'Situación', plural: 'Situaciones' },
      description: 'Rige desde que sale. Solo la cambia la administración.',
      fields: [field.select('status', 'Situación', { required: true, options: optionsOf(statusNames) }), ...factFields({ required: true })],
    }),
    { name: 'before', type: 'json', admin: { hidden: true }, access: { create: () => false, update: () => false } },
  ],
};

import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../core/access/roles.ts';
import { localized, selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { field } from '../../core/fields/buildFields.ts';
import { copyName } from '../../core/fields/copies.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

const Authors: CollectionConfig = {
  slug: slugs.authors,
  labels: { singular: 'Autor', plural: 'Autores' },
  admin: {
    group: menu.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'page'],
    description: 'Quién escribe y con qué experiencia, como lo leen los visitantes.',
  },
  access: contentAccess,
  hooks: publishHooks(slugs.authors),
  fields: [
    field.text('name', 'Nombre', { required: true, hooks: { beforeDuplicate: [copyName] } }),
    field.text('role', 'Cargo', { localized: true, description: 'Vacío en un idioma: se usa el de español.' }),
    field.text('expertise', 'Especialidades', {
      hasMany: true,
      localized: true,
      placeholder: listPlaceholder,
      description: 'Tres o cuatro temas en pocas palabras, el principal primero: «Retiros a CuentaRUT».',
    }),
    field.area('biography', 'Biografía', {
      localized: true,
      description: 'Quién es y qué hace en el sitio, en tres o cuatro frases. Se muestra en la ficha de autor.',
    }),
    field.upload('photo', 'Foto', { relationTo: slugs.media }),
    field.relation('page', 'Su página', { relationTo: slugs.pages, description: 'La página del sitio que la presenta.' }),
  ],
};

export const authorsFeature: StudioFeature = {
  name: 'authors',
  find: [{ collection: slugs.authors, place: 60, sql: selectAuthorEntries() }],
  register: [
    {
      key: 'authors',
      place: 70,
      subject: 'staff',
      what: 'Autoras y autores: nombre, cargo, foto, biografía y perfiles, que ellos mismos dan para publicarlos.',
      why: 'Firmar lo que se publica.',
      basis: 'Consentimiento de quien firma (art. 12)',
      kept: () => 'Mientras firme algo publicado',
      tables: ['studio.authors*'],
    },
  ],
  collections: [{ config: Authors, handledAs: 'document' }],
  publishing: { copied: [slugs.authors] },
};

function selectAuthorEntries(): string {
  const texts = { title: 'doc.name', detail: 'text.spanish', texts: ['doc.name', 'text.all'] };
  return selectEntries('authors', 'authors', { ...texts, trash: true, joins: localized('authors', 'role') });
}

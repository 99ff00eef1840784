import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../core/access/roles.ts';
import { localized, selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { copyName } from '../../core/fields/copies.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

const Authors: CollectionConfig = {
  slug: slugs.authors,
  labels: { singular: 'Autor', plural: 'Autores' },
  admin: { group: menu.content, useAsTitle: 'name', defaultColumns: ['name', 'role', 'page'] },
  access: contentAccess,
  hooks: publishHooks(slugs.authors),
  fields: [
    { name: 'name', type: 'text', label: 'Nombre', required: true, hooks: { beforeDuplicate: [copyName] } },
    { name: 'role', type: 'text', label: 'Cargo', localized: true, admin: { description: 'Vacío en un idioma: se usa el de español.' } },
    {
      name: 'expertise',
      type: 'text',
      hasMany: true,
      localized: true,
      label: 'Especialidades',
      admin: {
        placeholder: listPlaceholder,
        description: 'Tres o cuatro temas en pocas palabras, el principal primero: «Retiros a CuentaRUT».',
      },
    },
    {
      name: 'biography',
      type: 'textarea',
      localized: true,
      label: 'Biografía',
      admin: { description: 'Quién es y qué hace en el sitio, en tres o cuatro frases. Se muestra en la ficha de autor.' },
    },
    { name: 'photo', type: 'upload', relationTo: slugs.media, label: 'Foto' },
    {
      name: 'page',
      type: 'relationship',
      relationTo: slugs.pages,
      label: 'Su página',
      admin: { description: 'La página del sitio que la presenta.' },
    },
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
  const joins = localized('authors', 'role');
  return selectEntries('authors', 'authors', {
    title: 'doc.name',
    detail: 'text.spanish',
    texts: ['doc.name', 'text.all'],
    trash: true,
    joins,
  });
}

import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/roles.ts';
import { publishHooks } from '../publish/hooks.ts';
import { menu, slugs } from './slugs.ts';

export const Authors: CollectionConfig = {
  slug: slugs.authors,
  labels: { singular: 'Autor', plural: 'Autores' },
  admin: { group: menu.content, useAsTitle: 'name', defaultColumns: ['name', 'role', 'page'] },
  access: contentAccess,
  hooks: publishHooks(slugs.authors),
  fields: [
    { name: 'name', type: 'text', label: 'Nombre', required: true },
    { name: 'role', type: 'text', label: 'Cargo', localized: true, admin: { description: 'Vacío en un idioma: se usa el de español.' } },
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

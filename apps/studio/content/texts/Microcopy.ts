import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../core/access/roles.ts';
import { matching } from '../../core/fields/validators.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

export const Microcopy: CollectionConfig = {
  slug: slugs.microcopy,
  labels: { singular: 'Microtexto', plural: 'Microtextos' },
  admin: { group: menu.site, useAsTitle: 'key', defaultColumns: ['key', 'value'], description: 'Los textos cortos de botones y avisos.' },
  access: contentAccess,
  hooks: publishHooks(slugs.microcopy),
  fields: [
    {
      name: 'key',
      type: 'text',
      label: 'Clave',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [({ value }) => `${value}_copia`] },
      validate: matching(/^[a-z0-9_]+$/, 'Usa minúsculas, números y guion bajo: show_more.'),
      admin: { description: 'El sitio lo busca con esta clave.' },
    },
    {
      name: 'value',
      type: 'textarea',
      label: 'Texto',
      localized: true,
      admin: { description: 'Vacío en un idioma: se usa el texto de fábrica.' },
    },
  ],
};

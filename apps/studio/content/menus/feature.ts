import { linkFields, optionalLinkField } from '@lupa/blocks/shared/forms/fields.ts';
import type { CollectionConfig } from 'payload';
import { selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { contentAccess } from '../../core/access/roles.ts';
import { copyName } from '../../core/fields/copies.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { buildNavigationGroups } from './buildNavigationGroups.ts';

const NavigationGroups: CollectionConfig = {
  slug: slugs.navigationGroups,
  labels: { singular: 'Menú', plural: 'Menús' },
  admin: { group: menu.site, useAsTitle: 'groupName', description: 'Los menús del sitio, por nombre: Header, Footer Top…' },
  access: contentAccess,
  hooks: publishHooks(slugs.navigationGroups),
  fields: [
    {
      name: 'groupName',
      type: 'text',
      label: 'Nombre',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copyName] },
      admin: { description: 'El sitio lo busca con este nombre: Header es el menú de arriba.' },
    },
    {
      name: 'navigationItems',
      type: 'array',
      label: 'Entradas',
      labels: { singular: 'Entrada', plural: 'Entradas' },
      localized: true,
      admin: { initCollapsed: true, description: 'Un idioma sin entradas no tiene este menú.' },
      fields: [
        { name: 'name', type: 'text', label: 'Nombre', required: true },
        { name: 'cta', type: 'text', label: 'Texto del llamado al pie' },
        optionalLinkField('ctaLink', { label: 'Enlace del llamado' }),
        {
          name: 'linksGroups',
          type: 'array',
          dbName: 'nav_columns',
          label: 'Columnas de enlaces',
          labels: { singular: 'Columna', plural: 'Columnas' },
          fields: [
            { name: 'title', type: 'text', label: 'Título' },
            {
              name: 'links',
              type: 'array',
              dbName: 'nav_links',
              label: 'Enlaces',
              labels: { singular: 'Enlace', plural: 'Enlaces' },
              fields: [
                ...linkFields,
                { name: 'copy', type: 'text', label: 'Texto de apoyo' },
                { name: 'image', type: 'upload', relationTo: slugs.media, label: 'Imagen' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

export const menusFeature: StudioFeature = {
  name: 'menus',
  find: [
    {
      collection: slugs.navigationGroups,
      place: 80,
      sql: selectEntries('navigation-groups', 'navigation_groups', { title: 'doc.group_name', trash: true }),
    },
  ],
  collections: [{ config: NavigationGroups, handledAs: 'document' }],
  publishing: { builders: { [slugs.navigationGroups]: buildNavigationGroups } },
};

import { linkFields, optionalLinkField } from '@lupa/blocks/shared/forms/fields.ts';
import type { CollectionConfig } from 'payload';
import { selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { contentAccess } from '../../core/access/roles.ts';
import { field } from '../../core/fields/buildFields.ts';
import { copyName } from '../../core/fields/copies.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { buildNavigationGroups } from './buildNavigationGroups.ts';

const NavigationGroups: CollectionConfig = {
  slug: slugs.navigationGroups,
  labels: { singular: 'Menú', plural: 'Menús' },
  admin: { group: menu.settings, useAsTitle: 'groupName', description: 'Los menús del sitio, por nombre: Header, Footer Top…' },
  access: contentAccess,
  hooks: publishHooks(slugs.navigationGroups),
  fields: [
    field.text('groupName', 'Nombre', {
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copyName] },
      description: 'El sitio lo busca con este nombre: Header es el menú de arriba.',
    }),
    field.list('navigationItems', 'Entradas', {
      labels: { singular: 'Entrada', plural: 'Entradas' },
      localized: true,
      initCollapsed: true,
      description: 'Un idioma sin entradas no tiene este menú.',
      fields: [
        field.text('name', 'Nombre', { required: true }),
        field.text('cta', 'Texto del llamado al pie'),
        optionalLinkField('ctaLink', { label: 'Enlace del llamado' }),
        field.list('linksGroups', 'Columnas de enlaces', {
          dbName: 'nav_columns',
          labels: { singular: 'Columna', plural: 'Columnas' },
          fields: [
            field.text('title', 'Título'),
            field.list('links', 'Enlaces', {
              dbName: 'nav_links',
              labels: { singular: 'Enlace', plural: 'Enlaces' },
              fields: [...linkFields, field.text('copy', 'Texto de apoyo'), field.upload('image', 'Imagen', { relationTo: slugs.media })],
            }),
          ],
        }),
      ],
    }),
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

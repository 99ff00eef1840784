import { linkFields, optionalLinkField } from '@lupa/blocks/shared/forms/fields.ts';
import type { CollectionConfig } from 'payload';
import { selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { contentAccess } from '../../core/access/roles.ts';
import { field } from '../../core/fields/buildFields.ts';
import { copyName } from '../../core/fields/copies.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { contentLocales } from '@lupa/contracts/locale.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { createReferences, type References } from '../../core/publish/references.ts';
import type { NavigationGroup } from '../../payload-types.ts';

export async function buildNavigationGroups(id: number, reader: Reader): Promise<PublicDocument[]> {
  const documents: PublicDocument[] = [];
  for (const locale of contentLocales) {
    const group = await reader.find(slugs.navigationGroups, id, locale);
    if (!group?.navigationItems?.length) continue;
    const references = createReferences(reader, locale);
    const navigationItems: unknown[] = [];
    for (const item of group.navigationItems) navigationItems.push(await buildNavigationItem(item, references));
    documents.push(
      buildDocument('navigationGroup', group.groupName, locale, { groupName: group.groupName, locale, navigationItems }, references),
    );
  }
  return documents;
}

type NavigationItem = NonNullable<NavigationGroup['navigationItems']>[number];

async function buildNavigationItem({ name, cta, ctaLink, linksGroups }: NavigationItem, references: References) {
  const groups: unknown[] = [];
  for (const { title, links: forms } of linksGroups ?? []) {
    const links: unknown[] = [];
    for (const { image: reference, id: _, ...link } of forms ?? []) {
      const image = await references.image(reference);
      links.push({ ...link, url: await references.link(link.url), image: image && { src: image.src, title: image.alt } });
    }
    groups.push({ title, links });
  }
  const link = ctaLink?.url ? { ...ctaLink, url: await references.link(ctaLink.url) } : null;
  return { name, cta: cta ?? null, ctaLink: link, linksGroups: groups };
}

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

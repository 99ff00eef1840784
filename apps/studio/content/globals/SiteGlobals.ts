import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '../../core/access/roles.ts';
import { slugs, menu } from '../../core/slugs.ts';
import { factFields } from '../../core/fields/fact.ts';
import { matching } from '../../core/fields/validators.ts';
import { globalPublishHooks } from '../../core/publish/hooks.ts';

const linkRow = (): Field => ({
  type: 'row',
  fields: [
    { name: 'text', type: 'text', label: 'Texto', required: true },
    { name: 'link', type: 'text', label: 'Destino', required: true, admin: { description: 'Una ruta, una dirección o un correo.' } },
  ],
});

const image = (name: string, label: string): Field => ({ name, type: 'upload', relationTo: slugs.media, label });

/** Languages share nothing here: what is empty in one of them is taken from Spanish when it is published. */
// Table names of arrays are given by hand: the ones made from the path are longer than Postgres allows.
const linksArea = (name: string, label: string, dbName: string): Field => ({
  name,
  type: 'array',
  dbName,
  label,
  labels: { singular: 'Columna', plural: 'Columnas' },
  localized: true,
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', label: 'Título', required: true },
        { name: 'titleLink', type: 'text', label: 'Destino del título' },
      ],
    },
    {
      name: 'links',
      type: 'array',
      dbName: `${dbName}_links`,
      label: 'Enlaces',
      labels: { singular: 'Enlace', plural: 'Enlaces' },
      fields: [linkRow()],
    },
  ],
});

const trustedArea = (name: string, label: string, dbName: string): Field => ({
  name,
  type: 'group',
  label,
  localized: true,
  fields: [
    { name: 'title', type: 'text', label: 'Título' },
    { name: 'description', type: 'textarea', label: 'Descripción' },
    {
      name: 'items',
      type: 'array',
      dbName,
      label: 'Organismos y líneas de ayuda',
      labels: { singular: 'Organismo', plural: 'Organismos' },
      fields: [
        { name: 'name', type: 'text', label: 'Nombre', required: true },
        { name: 'link', type: 'text', label: 'Enlace', admin: { description: 'Una dirección o un teléfono: tel:6003607777.' } },
        image('logo', 'Logo'),
        ...factFields(),
      ],
    },
  ],
});

const networkArea: Field = {
  name: 'networkInterlinkingArea',
  type: 'group',
  label: 'Red de sitios',
  localized: true,
  fields: [
    { name: 'title', type: 'text', label: 'Título' },
    { name: 'description', type: 'textarea', label: 'Descripción' },
    {
      name: 'sites',
      type: 'array',
      dbName: 'footer_network_sites',
      label: 'Sitios',
      labels: { singular: 'Sitio', plural: 'Sitios' },
      fields: [
        { name: 'casinoName', type: 'text', label: 'Nombre', required: true },
        { name: 'casinoLink', type: 'text', label: 'Enlace', required: true },
        image('casinoLogo', 'Logo'),
        { name: 'casinoColor', type: 'text', label: 'Color', validate: matching(/^#[0-9a-fA-F]{6}$/, 'Un color como #0B3A53.') },
      ],
    },
  ],
};

const copyrightArea: Field = {
  name: 'copyrightArea',
  type: 'group',
  label: 'Pie legal',
  localized: true,
  fields: [
    { name: 'text', type: 'textarea', label: 'Texto', admin: { description: '{currentYear} se cambia por el año en curso.' } },
    {
      name: 'links',
      type: 'array',
      dbName: 'footer_copyright_links',
      label: 'Enlaces',
      labels: { singular: 'Enlace', plural: 'Enlaces' },
      fields: [linkRow()],
    },
    {
      name: 'socialMedia',
      type: 'array',
      dbName: 'footer_social_media',
      label: 'Redes sociales',
      labels: { singular: 'Red', plural: 'Redes' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'iconName', type: 'text', label: 'Ícono', required: true },
            { name: 'link', type: 'text', label: 'Enlace', required: true },
          ],
        },
      ],
    },
  ],
};

export const SiteGlobals: GlobalConfig = {
  slug: slugs.siteGlobals,
  label: 'Globales',
  admin: { group: menu.site, description: 'Lo que vale para todo el sitio. Lo que queda vacío en un idioma se toma del español.' },
  access: globalAccess,
  versions: { max: 50 },
  hooks: globalPublishHooks(slugs.siteGlobals),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'General',
          fields: [
            { name: 'siteName', type: 'text', label: 'Nombre del sitio', localized: true },
            {
              name: 'bonusTypes',
              type: 'array',
              label: 'Tipos de bono',
              labels: { singular: 'Tipo', plural: 'Tipos' },
              localized: true,
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'key',
                      type: 'text',
                      label: 'Clave',
                      required: true,
                      validate: matching(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'Letras, números y guiones: welcome.'),
                    },
                    { name: 'value', type: 'text', label: 'Nombre', required: true },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: 'footer',
          label: 'Pie de página',
          fields: [
            image('logoSite', 'Logo'),
            { name: 'siteName', type: 'text', label: 'Nombre en el pie', localized: true },
            { name: 'address', type: 'textarea', label: 'Dirección', localized: true },
            { name: 'addressFr', type: 'textarea', label: 'Dirección, versión francesa', localized: true },
            linksArea('linksArea', 'Columnas de enlaces', 'footer_links'),
            linksArea('linksAreaFr', 'Columnas de enlaces, versión francesa', 'footer_links_fr'),
            linksArea('linksAreaOntario', 'Columnas de enlaces, Ontario', 'footer_links_on'),
            networkArea,
            trustedArea('trustedArea', 'Juego responsable', 'footer_trusted'),
            trustedArea('trustedAreaFr', 'Juego responsable, versión francesa', 'footer_trusted_fr'),
            trustedArea('trustedAreaOntario', 'Juego responsable, Ontario', 'footer_trusted_on'),
            copyrightArea,
          ],
        },
      ],
    },
  ],
};

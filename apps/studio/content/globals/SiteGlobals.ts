import { chosenFrom } from '@lupa/blocks/shared/forms/fields.ts';
import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '../../core/access/roles.ts';
import { slugs, menu } from '../../core/slugs.ts';
import { field } from '../../core/fields/buildFields.ts';
import { factFields } from '../../core/fields/fact.ts';
import { matching } from '../../core/fields/validators.ts';
import { globalPublishHooks } from '../../core/publish/hooks.ts';

const { text, row } = field;
const required = { required: true };
const image = (name: string, label: string): Field => field.upload(name, label, { relationTo: slugs.media });
const titled = (): Field[] => [text('title', 'Título'), field.area('description', 'Descripción')];

// Table names of arrays are given by hand: the ones made from the path are longer than Postgres allows.
const list = (
  name: string,
  dbName: string,
  [label, singular, plural]: [string, string, string?],
  fields: Field[],
  more: object = {},
): Field => field.list(name, label, { dbName, labels: { singular, plural: plural ?? label }, fields, ...more });

const links = (dbName: string): Field =>
  list(
    'links',
    dbName,
    ['Enlaces', 'Enlace'],
    [
      row(
        text('text', 'Texto', required),
        text('link', 'Destino', { ...required, ...chosenFrom('pages'), description: 'Una página, una dirección o un correo.' }),
      ),
    ],
  );

/** Languages share nothing here: what is empty in one of them is taken from Spanish when it is published. */
const linksArea = (name: string, label: string, dbName: string): Field => {
  const fields = [
    row(text('title', 'Título', required), text('titleLink', 'Destino del título', chosenFrom('pages'))),
    links(`${dbName}_links`),
  ];
  return list(name, dbName, [label, 'Columna', 'Columnas'], fields, { localized: true, admin: { initCollapsed: true } });
};

const trustedArea = (name: string, label: string, dbName: string): Field => ({
  name,
  type: 'group',
  label,
  localized: true,
  fields: [
    ...titled(),
    list(
      'items',
      dbName,
      ['Organismos y líneas de ayuda', 'Organismo', 'Organismos'],
      [
        text('name', 'Nombre', required),
        text('link', 'Enlace', { ...chosenFrom('pages'), description: 'Una página, una dirección o un teléfono: tel:6003607777.' }),
        image('logo', 'Logo'),
        ...factFields(),
      ],
    ),
  ],
});

const networkArea: Field = {
  name: 'networkInterlinkingArea',
  type: 'group',
  label: 'Red de sitios',
  localized: true,
  fields: [
    ...titled(),
    list(
      'sites',
      'footer_network_sites',
      ['Sitios', 'Sitio'],
      [
        text('casinoName', 'Nombre', required),
        text('casinoLink', 'Enlace', { ...required, ...chosenFrom('pages') }),
        image('casinoLogo', 'Logo'),
        text('casinoColor', 'Color', { validate: matching(/^#[0-9a-fA-F]{6}$/, 'Un color como #0B3A53.') }),
      ],
    ),
  ],
};

const copyrightArea: Field = {
  name: 'copyrightArea',
  type: 'group',
  label: 'Pie legal',
  localized: true,
  fields: [
    field.area('text', 'Texto', { description: '{currentYear} se cambia por el año en curso.' }),
    links('footer_copyright_links'),
    list(
      'socialMedia',
      'footer_social_media',
      ['Redes sociales', 'Red', 'Redes'],
      [row(text('iconName', 'Ícono', required), text('link', 'Enlace', required))],
    ),
  ],
};

const bonusKey = { ...required, validate: matching(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'Letras, números y guiones: welcome.') };
const bonusTypes = field.list('bonusTypes', 'Tipos de bono', {
  labels: { singular: 'Tipo', plural: 'Tipos' },
  localized: true,
  fields: [row(text('key', 'Clave', bonusKey), text('value', 'Nombre', required))],
});

const footerFields: Field[] = [
  image('logoSite', 'Logo'),
  text('siteName', 'Nombre en el pie', { localized: true }),
  field.area('address', 'Dirección', { localized: true }),
  field.area('addressFr', 'Dirección, versión francesa', { localized: true }),
  linksArea('linksArea', 'Columnas de enlaces', 'footer_links'),
  linksArea('linksAreaFr', 'Columnas de enlaces, versión francesa', 'footer_links_fr'),
  linksArea('linksAreaOntario', 'Columnas de enlaces, Ontario', 'footer_links_on'),
  networkArea,
  trustedArea('trustedArea', 'Juego responsable', 'footer_trusted'),
  trustedArea('trustedAreaFr', 'Juego responsable, versión francesa', 'footer_trusted_fr'),
  trustedArea('trustedAreaOntario', 'Juego responsable, Ontario', 'footer_trusted_on'),
  copyrightArea,
];

export const SiteGlobals: GlobalConfig = {
  slug: slugs.siteGlobals,
  label: 'Globales',
  admin: { group: menu.settings, description: 'Lo que vale para todo el sitio. Lo que queda vacío en un idioma se toma del español.' },
  access: globalAccess,
  versions: { max: 50 },
  hooks: globalPublishHooks(slugs.siteGlobals),
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'General', fields: [text('siteName', 'Nombre del sitio', { localized: true }), bonusTypes] },
        { name: 'footer', label: 'Pie de página', fields: footerFields },
      ],
    },
  ],
};

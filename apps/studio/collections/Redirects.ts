import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/roles.ts';
import { publishHooks } from '../publish/hooks.ts';
import { menu, slugs } from './slugs.ts';

export const Redirects: CollectionConfig = {
  slug: slugs.redirects,
  labels: { singular: 'Redirección', plural: 'Redirecciones' },
  admin: { group: menu.site, useAsTitle: 'from', defaultColumns: ['from', 'to', 'status'] },
  access: contentAccess,
  hooks: publishHooks(slugs.redirects),
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Desde',
      required: true,
      unique: true,
      validate: (value: unknown) => (isPath(value) ? true : 'Escribe la ruta antigua, con / al principio: /bonos-viejos/.'),
    },
    {
      name: 'to',
      type: 'text',
      label: 'Hacia',
      required: true,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => validateTarget(value, siblingData),
      admin: { description: 'Una ruta del sitio o una dirección que empiece con https://.' },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Tipo',
      required: true,
      defaultValue: '301',
      options: [
        { label: 'Para siempre (301)', value: '301' },
        { label: 'Por un tiempo (302)', value: '302' },
        { label: 'Ya no existe (410)', value: '410' },
      ],
    },
  ],
};

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)\S*$/.test(value);
}

function validateTarget(value: unknown, redirect: unknown): string | true {
  const from = typeof redirect === 'object' && redirect !== null && 'from' in redirect ? redirect.from : undefined;
  if (isPath(value)) return value === from ? 'Una redirección no puede llevar a sí misma.' : true;
  const isAddress = typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';
  return isAddress ? true : 'Escribe una ruta que empiece con / o una dirección que empiece con https://.';
}

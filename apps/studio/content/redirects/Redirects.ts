import { chosenFrom } from '@lupa/blocks/shared/forms/fields.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../core/access/roles.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { checkRedirect, waitForPublications } from './checkRedirect.ts';
import { field, optionsOf } from '../../core/fields/buildFields.ts';
import { copySlug } from '../../core/fields/copies.ts';
import { menu, slugs } from '../../core/slugs.ts';

const hooks = publishHooks(slugs.redirects);

export const Redirects: CollectionConfig = {
  slug: slugs.redirects,
  labels: { singular: 'Redirección', plural: 'Redirecciones' },
  admin: {
    group: menu.settings,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status', 'hits', 'lastHit', 'origin'],
    description: 'De qué dirección antigua a cuál se lleva a quien la abre.',
  },
  access: contentAccess,
  hooks: { ...hooks, beforeOperation: [...hooks.beforeOperation, waitForPublications], beforeValidate: [checkRedirect] },
  fields: [
    field.text('from', 'Desde', {
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copySlug] },
      validate: (value: unknown) => (isPath(value) ? true : 'Escribe la ruta antigua, con / al principio: /bonos-viejos/.'),
      description: 'La dirección de antes, también la de un archivo o con su consulta: /bonos-viejos/, /bonos.html, /index.php?id=3.',
    }),
    field.text('to', 'Hacia', {
      required: true,
      validate: validateTarget,
      ...chosenFrom('paths'),
      description: 'Busca una página por su nombre, o escribe su ruta o una dirección que empiece con https://.',
    }),
    field.select('status', 'Tipo', {
      required: true,
      defaultValue: '301',
      options: optionsOf({ 301: 'Para siempre (301)', 302: 'Por un tiempo (302)', 410: 'Ya no existe (410)' }),
    }),
    {
      name: 'trial',
      type: 'ui',
      admin: { disableBulkEdit: true, components: { Field: '/content/redirects/RedirectTrial.tsx#RedirectTrial' } },
    },
    field.select('origin', 'Origen', {
      defaultValue: 'manual',
      options: optionsOf({ manual: 'A mano', automatic: 'Automática' }),
      access: { create: () => false, update: () => false },
      readOnly: true,
      position: 'sidebar',
      description: 'Automática: se hizo sola cuando una página publicada cambió de ruta.',
      disableBulkEdit: true,
    }),
    {
      name: 'hits',
      type: 'ui',
      label: 'Usos',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: { Cell: '/content/links/HitsField.tsx#HitsCell', Field: '/content/links/HitsField.tsx#HitsField' },
      },
    },
    {
      name: 'lastHit',
      type: 'ui',
      label: 'Último uso',
      admin: { disableBulkEdit: true, condition: () => false, components: { Cell: '/content/links/HitsField.tsx#LastHitCell' } },
    },
  ],
};

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)\S*$/.test(value);
}

function validateTarget(value: unknown): string | true {
  if (isPath(value)) return true;
  const isAddress = typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';
  return isAddress ? true : 'Escribe una ruta que empiece con / o una dirección que empiece con https://.';
}

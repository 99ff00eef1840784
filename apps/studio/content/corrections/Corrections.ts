import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

const keepCorrections: CollectionBeforeDeleteHook = () => {
  throw new APIError('Las correcciones no se borran: es lo que promete el registro. Si esta salió mal, corrige su texto.', 400, null, true);
};

/** What pages said before it was put right. It is public as it is saved. */
export const Corrections: CollectionConfig = {
  slug: slugs.corrections,
  labels: { singular: 'Corrección', plural: 'Correcciones' },
  admin: {
    group: menu.content,
    useAsTitle: 'pageTitle',
    defaultColumns: ['pageTitle', 'subject', 'reason', 'day'],
    listSearchableFields: ['pageTitle', 'subject', 'was', 'reason'],
    description: 'Lo que una página decía mal y ya está corregido. Sale en el registro de correcciones apenas se guarda.',
  },
  defaultSort: '-day',
  access: sharedAccess,
  hooks: { ...publishHooks(slugs.corrections), beforeDelete: [keepCorrections] },
  fields: [
    {
      name: 'day',
      type: 'date',
      label: 'Día',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'pageTitle', type: 'text', label: 'Página', required: true, maxLength: 300, admin: { width: '50%' } },
        { name: 'path', type: 'text', label: 'Ruta', required: true, validate: validatePath, admin: { width: '50%' } },
      ],
    },
    {
      name: 'subject',
      type: 'text',
      label: 'Qué dato',
      maxLength: 300,
      admin: { description: 'Por ejemplo: «Depósito mínimo». Vacío: la página en general.' },
    },
    { name: 'was', type: 'textarea', label: 'Decía', maxLength: 600 },
    { name: 'reason', type: 'textarea', label: 'Por qué cambió', required: true, maxLength: 600 },
  ],
};

function validatePath(value: unknown): string | true {
  const isPath = typeof value === 'string' && value.length <= 1000 && /^\/(?!\/)\S*$/.test(value);
  return isPath ? true : 'Escribe la ruta de la página, con / al principio: /bonos/.';
}

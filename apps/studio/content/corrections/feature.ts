import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { toDay } from '../../core/dates/days.ts';
import { menu, slugs } from '../../core/slugs.ts';

const keepCorrections: CollectionBeforeDeleteHook = () => {
  throw new APIError('Las correcciones no se borran: es lo que promete el registro. Si esta salió mal, corrige su texto.', 400, null, true);
};

const Corrections: CollectionConfig = {
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

export const correctionsFeature: StudioFeature = {
  name: 'corrections',
  collections: [{ config: Corrections, handledAs: 'record' }],
  publishing: { builders: { [slugs.corrections]: buildCorrections } },
};

export async function buildCorrections(id: number, reader: Reader): Promise<PublicDocument[]> {
  const correction = await reader.find(slugs.corrections, id, defaultContentLocale);
  if (!correction) return [];
  const { path, pageTitle, subject, was, reason } = correction;
  const body = { id: String(id), day: toDay(correction.day), path, pageTitle, subject: subject ?? '', was: was ?? '', reason };
  return [buildDocument('correction', String(id), anyLocale, body, { refs: new Set() })];
}

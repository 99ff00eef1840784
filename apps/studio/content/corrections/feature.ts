import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { dayPicker, field } from '../../core/fields/buildFields.ts';
import { toDay } from '../../core/dates/days.ts';
import { menu, slugs } from '../../core/slugs.ts';

const keepCorrections: CollectionBeforeDeleteHook = () => {
  throw new APIError('Las correcciones no se borran: es lo que promete el registro. Si esta salió mal, corrige su texto.', 400, null, true);
};

const Corrections: CollectionConfig = {
  slug: slugs.corrections,
  labels: { singular: 'Corrección', plural: 'Correcciones' },
  admin: {
    group: menu.reports,
    useAsTitle: 'pageTitle',
    defaultColumns: ['pageTitle', 'subject', 'reason', 'day'],
    listSearchableFields: ['pageTitle', 'subject', 'was', 'reason'],
    description: 'Lo que una página decía mal y ya está corregido. Sale en el registro de correcciones apenas se guarda.',
  },
  defaultSort: '-day',
  access: sharedAccess,
  hooks: { ...publishHooks(slugs.corrections), beforeDelete: [keepCorrections] },
  fields: [
    field.date('day', 'Día', { required: true, defaultValue: () => new Date().toISOString(), position: 'sidebar', date: dayPicker }),
    field.row(
      field.text('pageTitle', 'Página', { required: true, maxLength: 300, width: '50%' }),
      field.text('path', 'Ruta', { required: true, validate: validatePath, width: '50%' }),
    ),
    field.text('subject', 'Qué dato', { maxLength: 300, description: 'Por ejemplo: «Depósito mínimo». Vacío: la página en general.' }),
    field.area('was', 'Decía', { maxLength: 600 }),
    field.area('reason', 'Por qué cambió', { required: true, maxLength: 600 }),
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

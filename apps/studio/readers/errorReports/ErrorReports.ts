import { reportLimits } from '@lupa/contracts/errorReport.ts';
import type { Access, CollectionConfig, Field, FieldAccess } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { decide, tellReporter, forgetReport } from './decide.ts';
import { stateLabels } from './openReports.ts';
import { field, momentPicker, optionsOf } from '../../core/fields/buildFields.ts';

const nobody: Access & FieldAccess = () => false;

type Given = Extract<Field, { type: 'text' | 'textarea' | 'date' | 'checkbox' }>;

const given = (one: Given): Field =>
  ({ ...one, access: { update: nobody }, admin: { ...one.admin, readOnly: true, disableBulkEdit: true } }) as Field;

const isCorrected = (_: unknown, { state }: { state?: unknown }): boolean => state === 'corrected';
const isUnlogged = (data: unknown, siblings: { state?: unknown; record?: unknown; correction?: unknown }): boolean =>
  isCorrected(data, siblings) && !siblings.record && !siblings.correction;

const fromSite: Field[] = [
  field.component('place', '/readers/errorReports/ReportedPlace.tsx#ReportedPlace', { disableBulkEdit: true }),
  given(field.area('message', 'Qué está mal', { required: true, maxLength: reportLimits.message.most })),
  given(field.area('suggestion', 'Qué debería decir', { condition: (data) => Boolean(data['suggestion']) })),
  given(field.text('source', 'Dónde se puede comprobar', { condition: (data) => Boolean(data['source']) })),
  given(field.text('path', 'Ruta', { index: true, admin: { hidden: true } })),
  given(field.text('pageTitle', 'Página', { admin: { hidden: true } })),
  given(field.text('fact', 'Clave del dato', { admin: { hidden: true } })),
  given(field.text('factLabel', 'Dato', { admin: { hidden: true } })),
  given(field.text('locale', 'Idioma', { admin: { hidden: true } })),
];

const correction: Field[] = [
  {
    type: 'row',
    admin: { condition: isUnlogged },
    fields: [
      field.area('was', 'Decía', { maxLength: 600, width: '50%', description: 'Sale tachado en el registro.' }),
      field.area('reason', 'Por qué cambió', {
        maxLength: 600,
        width: '50%',
        description: 'Al guardar, sale en el registro de correcciones.',
      }),
    ],
  },
  field.relation('record', 'O la comprobación que se corrigió', {
    relationTo: slugs.records,
    filterOptions: { _status: { equals: 'published' }, 'corrections.reason': { exists: true } },
    condition: isCorrected,
    allowCreate: false,
    description: 'Si el error estaba en una comprobación: su corrección ya sale en el registro.',
  }),
  field.relation('correction', 'En el registro de correcciones', {
    relationTo: slugs.corrections,
    condition: isCorrected,
    allowCreate: false,
  }),
];

export const ErrorReports: CollectionConfig = {
  slug: slugs.errorReports,
  labels: { singular: 'Aviso de error', plural: 'Avisos de error' },
  admin: {
    group: menu.reports,
    useAsTitle: 'number',
    defaultColumns: ['number', 'message', 'pageTitle', 'factLabel', 'isSuspicious', 'state', 'assignee', 'receivedAt'],
    listSearchableFields: ['number', 'message', 'pageTitle', 'path'],
    description: 'Lo que los lectores avisan que está mal. Con su número ven qué pasó: el estado, tu respuesta y la corrección.',
  },
  defaultSort: ['isSuspicious', '-receivedAt'],
  access: { ...sharedAccess, create: nobody },
  disableDuplicate: true,
  hooks: { beforeChange: [decide], afterChange: [tellReporter], afterDelete: [forgetReport] },
  fields: [
    ...fromSite,
    field.area('answer', 'Respuesta para quien avisó', {
      maxLength: 600,
      description: 'La lee con su número. Si no se corrige, di por qué.',
    }),
    ...correction,
    field.area('note', 'Nota interna', { maxLength: 2000, description: 'Solo la ve el equipo.' }),
    field.select('state', 'Estado', {
      required: true,
      defaultValue: 'received',
      index: true,
      options: optionsOf(stateLabels),
      position: 'sidebar',
      isClearable: false,
    }),
    field.relation('assignee', 'Lo ve', { relationTo: slugs.users, index: true, position: 'sidebar', allowCreate: false }),
    given(field.text('number', 'Número', { required: true, unique: true, position: 'sidebar' })),
    given(field.date('receivedAt', 'Llegó', { required: true, index: true, position: 'sidebar', date: momentPicker })),
    given(
      field.checkbox('isSuspicious', 'Sospechoso', {
        defaultValue: false,
        index: true,
        position: 'sidebar',
        condition: (data) => Boolean(data['isSuspicious']),
        description: 'Uno de muchos avisos de la misma red en una hora. Puede ser cierto: míralo antes de borrarlo.',
      }),
    ),
    field.date('decidedAt', 'Resuelto', {
      access: { create: nobody, update: nobody },
      readOnly: true,
      position: 'sidebar',
      condition: (data) => Boolean(data['decidedAt']),
      date: momentPicker,
    }),
  ],
};

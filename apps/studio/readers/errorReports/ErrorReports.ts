import { reportLimits, reportStates } from '@lupa/contracts/errorReport.ts';
import type { Access, CollectionConfig, Field, FieldAccess } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { decide, tellReporter, forgetReport } from './decide.ts';
import { stateLabels } from './reportLabels.ts';

const nobody: Access & FieldAccess = () => false;

type Given = Extract<Field, { type: 'text' | 'textarea' | 'date' | 'checkbox' }>;

const given = (field: Given): Field =>
  ({ ...field, access: { update: nobody }, admin: { ...field.admin, readOnly: true, disableBulkEdit: true } }) as Field;

const isCorrected = (_: unknown, { state }: { state?: unknown }): boolean => state === 'corrected';
const isUnlogged = (data: unknown, siblings: { state?: unknown; record?: unknown; correction?: unknown }): boolean =>
  isCorrected(data, siblings) && !siblings.record && !siblings.correction;

const fromSite: Field[] = [
  {
    name: 'place',
    type: 'ui',
    admin: { disableBulkEdit: true, components: { Field: '/readers/errorReports/ReportedPlace.tsx#ReportedPlace' } },
  },
  given({ name: 'message', type: 'textarea', label: 'Qué está mal', required: true, maxLength: reportLimits.message.most }),
  given({ name: 'suggestion', type: 'textarea', label: 'Qué debería decir', admin: { condition: (data) => Boolean(data['suggestion']) } }),
  given({ name: 'source', type: 'text', label: 'Dónde se puede comprobar', admin: { condition: (data) => Boolean(data['source']) } }),
  given({ name: 'path', type: 'text', label: 'Ruta', index: true, admin: { hidden: true } }),
  given({ name: 'pageTitle', type: 'text', label: 'Página', admin: { hidden: true } }),
  given({ name: 'fact', type: 'text', label: 'Clave del dato', admin: { hidden: true } }),
  given({ name: 'factLabel', type: 'text', label: 'Dato', admin: { hidden: true } }),
  given({ name: 'locale', type: 'text', label: 'Idioma', admin: { hidden: true } }),
];

const correction: Field[] = [
  {
    type: 'row',
    admin: { condition: isUnlogged },
    fields: [
      {
        name: 'was',
        type: 'textarea',
        label: 'Decía',
        maxLength: 600,
        admin: { width: '50%', description: 'Sale tachado en el registro.' },
      },
      {
        name: 'reason',
        type: 'textarea',
        label: 'Por qué cambió',
        maxLength: 600,
        admin: { width: '50%', description: 'Al guardar, sale en el registro de correcciones.' },
      },
    ],
  },
  {
    name: 'record',
    type: 'relationship',
    relationTo: slugs.records,
    label: 'O la comprobación que se corrigió',
    filterOptions: { _status: { equals: 'published' }, 'corrections.reason': { exists: true } },
    admin: {
      condition: isCorrected,
      allowCreate: false,
      description: 'Si el error estaba en una comprobación: su corrección ya sale en el registro.',
    },
  },
  {
    name: 'correction',
    type: 'relationship',
    relationTo: slugs.corrections,
    label: 'En el registro de correcciones',
    admin: { condition: isCorrected, allowCreate: false },
  },
];

export const ErrorReports: CollectionConfig = {
  slug: slugs.errorReports,
  labels: { singular: 'Aviso de error', plural: 'Avisos de error' },
  admin: {
    group: menu.content,
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
    {
      name: 'answer',
      type: 'textarea',
      label: 'Respuesta para quien avisó',
      maxLength: 600,
      admin: { description: 'La lee con su número. Si no se corrige, di por qué.' },
    },
    ...correction,
    { name: 'note', type: 'textarea', label: 'Nota interna', maxLength: 2000, admin: { description: 'Solo la ve el equipo.' } },
    {
      name: 'state',
      type: 'select',
      label: 'Estado',
      required: true,
      defaultValue: 'received',
      index: true,
      options: reportStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: slugs.users,
      label: 'Lo ve',
      index: true,
      admin: { position: 'sidebar', allowCreate: false },
    },
    given({ name: 'number', type: 'text', label: 'Número', required: true, unique: true, admin: { position: 'sidebar' } }),
    given({
      name: 'receivedAt',
      type: 'date',
      label: 'Llegó',
      required: true,
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' } },
    }),
    given({
      name: 'isSuspicious',
      type: 'checkbox',
      label: 'Sospechoso',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data['isSuspicious']),
        description: 'Uno de muchos avisos de la misma red en una hora. Puede ser cierto: míralo antes de borrarlo.',
      },
    }),
    {
      name: 'decidedAt',
      type: 'date',
      label: 'Resuelto',
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data['decidedAt']),
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
      },
    },
  ],
};

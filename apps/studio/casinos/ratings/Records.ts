import { type RecordKind, recordKinds } from '@lupa/contracts/casinoRecord.ts';
import { currencyUnits } from '@lupa/domain/marketNames.ts';
import type { CollectionConfig, Field } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import { validateSourceUrl } from '../../core/fields/validators.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { kindLabels } from './kindLabels.ts';
import { keepPublishedRecords, requireCorrection, validateRecord } from './recordRules.ts';
import { menu, slugs } from '../../core/slugs.ts';

const ofKind =
  (...kinds: RecordKind[]) =>
  (_: unknown, { kind }: { kind?: unknown }): boolean =>
    kinds.some((each) => each === kind);

const moment = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: {
    width: '33%',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm', timeFormat: 'HH:mm', timeIntervals: 1 },
    ...(description && { description }),
  },
});

const count = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'number',
  label,
  min: 0,
  admin: { width: '50%', ...(description && { description }) },
});

const sections: Field[] = [
  {
    name: 'transfer',
    type: 'group',
    label: 'La plata',
    admin: { condition: ofKind('withdrawal', 'deposit') },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'method', type: 'relationship', relationTo: slugs.paymentMethods, label: 'Método', admin: { width: '50%' } },
          count('amount', 'Monto', `En ${currencyUnits}.`),
        ],
      },
      {
        type: 'row',
        fields: [
          moment('askedAt', 'Pedido'),
          moment('approvedAt', 'Aprobado', 'Vacío: el casino no avisó.'),
          moment('receivedAt', 'En la cuenta', 'Vacío: todavía no llega, y así cuenta.'),
        ],
      },
    ],
  },
  {
    name: 'checks',
    type: 'array',
    label: 'Puntos revisados',
    labels: { singular: 'Punto', plural: 'Puntos' },
    admin: { condition: ofKind('licence'), description: 'Cada punto que no se cumple baja el tramo de Confianza.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', label: 'Punto', required: true, admin: { width: '70%' } },
          {
            name: 'holds',
            type: 'select',
            label: 'Se cumple',
            required: true,
            options: [
              { value: 'yes', label: 'Sí' },
              { value: 'no', label: 'No' },
            ],
            admin: { width: '30%' },
          },
        ],
      },
    ],
  },
  {
    name: 'terms',
    type: 'group',
    label: 'El bono',
    admin: { condition: ofKind('terms') },
    fields: [
      {
        type: 'row',
        fields: [
          count('rollover', 'Rollover sobre el bono', 'Sobre depósito y bono, con un bono del 100 %, cuenta el doble. Vacío: no hay bono.'),
          count('weight', 'Cuánto cuenta una apuesta (%)', 'En los juegos que más cuentan. Vacío: entera. Al 20 %, 30 veces son 150.'),
        ],
      },
    ],
  },
  {
    name: 'games',
    type: 'group',
    label: 'La muestra',
    admin: { condition: ofKind('games') },
    fields: [
      {
        type: 'row',
        fields: [
          count('sampled', 'Juegos revisados'),
          count('reduced', 'Con RTP rebajado', 'Menos que la versión más alta de su estudio.'),
        ],
      },
    ],
  },
  {
    name: 'support',
    type: 'group',
    label: 'El contacto',
    admin: { condition: ofKind('support') },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'channel', type: 'text', label: 'Canal', admin: { width: '50%' } },
          count('answeredAfterMinutes', 'Minutos hasta una respuesta útil', 'Vacío: no la hubo, y así cuenta.'),
        ],
      },
      { name: 'question', type: 'text', label: 'Qué se preguntó' },
    ],
  },
];

const publishing = publishHooks(slugs.records);

export const Records: CollectionConfig = {
  slug: slugs.records,
  labels: { singular: 'Comprobación', plural: 'Comprobaciones' },
  admin: {
    group: menu.commercial,
    defaultColumns: ['partner', 'kind', 'day', 'timeToLive', '_status'],
    description: 'Lo que se comprobó de un casino, una ficha por vez. De ellas sale la nota.',
    listSearchableFields: ['note'],
  },
  access: sharedAccess,
  versions: draftVersions({ maxPerDoc: 0 }),
  hooks: {
    ...publishing,
    beforeOperation: [...publishing.beforeOperation, protectPublishedVersion],
    beforeChange: [validateRecord, requireCorrection],
    beforeDelete: [keepPublishedRecords],
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'Qué se comprobó',
      required: true,
      options: recordKinds.map((value) => ({ value, label: kindLabels[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'partner',
      type: 'relationship',
      relationTo: slugs.partners,
      label: 'Casino',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'day',
      type: 'date',
      label: 'Día',
      required: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
    },
    {
      name: 'timeToLive',
      type: 'number',
      label: 'Vale por (días)',
      required: true,
      min: 1,
      max: 1095,
      defaultValue: 365,
      admin: { position: 'sidebar', description: 'Después queda «por verificar» y la nota cae al piso de su tramo.' },
    },
    { name: 'by', type: 'relationship', relationTo: slugs.authors, label: 'Quién', admin: { position: 'sidebar' } },
    ...sections,
    { name: 'note', type: 'textarea', label: 'Nota', maxLength: 600, admin: { description: 'Se publica junto al dato.' } },
    {
      name: 'source',
      type: 'text',
      label: 'Fuente',
      validate: validateSourceUrl,
      admin: { description: 'Dirección donde se puede comprobar.' },
    },
    {
      name: 'capture',
      type: 'upload',
      relationTo: slugs.media,
      label: 'Captura',
      admin: { description: 'El comprobante, la página de ese día.' },
    },
    {
      name: 'corrections',
      type: 'array',
      label: 'Correcciones',
      labels: { singular: 'Corrección', plural: 'Correcciones' },
      admin: { description: 'Lo publicado no se cambia en silencio: agrega qué decía y por qué cambió. Se publica.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'day',
              type: 'date',
              label: 'Día',
              required: true,
              admin: { width: '30%', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
            },
            { name: 'was', type: 'text', label: 'Decía', admin: { width: '70%' } },
          ],
        },
        { name: 'reason', type: 'text', label: 'Por qué', required: true },
      ],
    },
    {
      name: 'isWithdrawn',
      type: 'checkbox',
      label: 'Retirada',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Ya no cuenta para la nota. Sigue en el registro, con su corrección.' },
    },
  ],
};

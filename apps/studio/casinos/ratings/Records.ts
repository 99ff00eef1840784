import type { RecordKind } from '@lupa/contracts/casinoRecord.ts';
import { currencyUnits } from '@lupa/domain/marketNames.ts';
import type { CollectionConfig, Field } from 'payload';
import { sharedAccess } from '../../core/access/roles.ts';
import { validateSourceUrl } from '../../core/fields/validators.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { keepPublishedRecords, requireCorrection, validateRecord } from './recordRules.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dayPicker, field, fromAddress, momentPicker, optionsOf, yesOrNo } from '../../core/fields/buildFields.ts';

export const kindLabels: Record<RecordKind, string> = {
  withdrawal: 'Retiro',
  deposit: 'Depósito',
  licence: 'Licencia y confianza',
  terms: 'Condiciones del bono',
  games: 'Juegos al azar',
  support: 'Atención',
};

const ofKind =
  (...kinds: RecordKind[]) =>
  (_: unknown, { kind }: { kind?: unknown }): boolean =>
    kinds.some((each) => each === kind);

const moment = (name: string, label: string, description?: string): Field =>
  field.date(name, label, { width: '33%', date: momentPicker, description, custom: { isMeasured: true } });

const count = (name: string, label: string, description?: string): Field =>
  field.number(name, label, { min: 0, width: '50%', description });

const sections: Field[] = [
  {
    name: 'transfer',
    type: 'group',
    label: 'La plata',
    admin: { condition: ofKind('withdrawal', 'deposit') },
    fields: [
      field.row(
        field.relation('method', 'Método', { relationTo: slugs.paymentMethods, width: '50%' }),
        field.money('amount', 'Monto', { min: 0, width: '50%', description: `En ${currencyUnits}.` }),
      ),
      field.row(
        moment('askedAt', 'Pedido'),
        moment('approvedAt', 'Aprobado', 'Vacío: el casino no avisó.'),
        moment('receivedAt', 'En la cuenta', 'Vacío: todavía no llega, y así cuenta.'),
      ),
    ],
  },
  field.list('checks', 'Puntos revisados', {
    labels: { singular: 'Punto', plural: 'Puntos' },
    condition: ofKind('licence'),
    description: 'Cada punto que no se cumple baja el tramo de Confianza.',
    fields: [
      field.row(
        field.text('name', 'Punto', { required: true, width: '70%' }),
        field.select('holds', 'Se cumple', { required: true, options: yesOrNo, width: '30%' }),
      ),
    ],
  }),
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
      field.row(count('sampled', 'Juegos revisados'), count('reduced', 'Con RTP rebajado', 'Menos que la versión más alta de su estudio.')),
    ],
  },
  {
    name: 'support',
    type: 'group',
    label: 'El contacto',
    admin: { condition: ofKind('support') },
    fields: [
      field.row(
        field.text('channel', 'Canal', { width: '50%' }),
        count('answeredAfterMinutes', 'Minutos hasta una respuesta útil', 'Vacío: no la hubo, y así cuenta.'),
      ),
      field.text('question', 'Qué se preguntó'),
    ],
  },
];

const publishing = publishHooks(slugs.records);

export const Records: CollectionConfig = {
  slug: slugs.records,
  labels: { singular: 'Comprobación', plural: 'Comprobaciones' },
  admin: {
    group: menu.casinos,
    defaultColumns: ['partner', 'kind', 'day', 'timeToLive', '_status'],
    description: 'Lo que se comprobó de un casino, una ficha por vez. De ellas sale la nota.',
    listSearchableFields: ['partner.name', 'note', 'source'],
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
    field.select('kind', 'Qué se comprobó', { required: true, options: optionsOf(kindLabels), position: 'sidebar' }),
    field.relation('partner', 'Casino', {
      relationTo: slugs.partners,
      required: true,
      defaultValue: fromAddress('partner'),
      index: true,
      position: 'sidebar',
    }),
    field.date('day', 'Día', { required: true, position: 'sidebar', date: dayPicker }),
    field.number('timeToLive', 'Vale por (días)', {
      required: true,
      min: 1,
      max: 1095,
      defaultValue: 365,
      position: 'sidebar',
      description: 'Después queda «por verificar» y la nota cae al piso de su tramo.',
    }),
    field.relation('by', 'Quién', { relationTo: slugs.authors, position: 'sidebar' }),
    ...sections,
    field.area('note', 'Nota', { maxLength: 600, description: 'Se publica junto al dato.' }),
    field.text('source', 'Fuente', { validate: validateSourceUrl, description: 'Dirección donde se puede comprobar.' }),
    field.upload('capture', 'Captura', { relationTo: slugs.media, description: 'El comprobante, la página de ese día.' }),
    field.list('corrections', 'Correcciones', {
      labels: { singular: 'Corrección', plural: 'Correcciones' },
      description: 'Lo publicado no se cambia en silencio: agrega qué decía y por qué cambió. Se publica.',
      fields: [
        field.row(
          field.date('day', 'Día', { required: true, width: '30%', date: dayPicker }),
          field.text('was', 'Decía', { width: '70%' }),
        ),
        field.text('reason', 'Por qué', { required: true }),
      ],
    }),
    field.checkbox('isWithdrawn', 'Retirada', {
      defaultValue: false,
      position: 'sidebar',
      description: 'Ya no cuenta para la nota. Sigue en el registro, con su corrección.',
    }),
  ],
};

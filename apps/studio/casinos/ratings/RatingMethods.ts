import type { MeasureName } from '@lupa/contracts/ratingMethod.ts';
import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '../../core/access/roles.ts';
import { draftVersions } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { keepMethods, refuseMethodFaults } from './methodRules.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dayPicker, field, optionsOf } from '../../core/fields/buildFields.ts';

const measureLabels: Record<MeasureName, string> = {
  worstWithdrawal: 'Peor retiro medido (horas)',
  failedChecks: 'Puntos de confianza que no se cumplen',
  rollover: 'Rollover sobre el bono (veces)',
  reducedGames: 'Juegos con RTP rebajado (%)',
  slowestAnswer: 'Respuesta más lenta (minutos)',
};

const points = (name: string, label: string, required = true): Field =>
  field.number(name, label, { required, min: 0, max: 10, step: 0.1, width: '33%' });

const threshold = (name: string, label: string): Field => ({
  name,
  type: 'group',
  label,
  fields: [field.row(points('rating', 'Nota', false), points('trust', 'Confianza', false))],
});

export const RatingMethods: CollectionConfig = {
  slug: slugs.ratingMethods,
  labels: { singular: 'Versión del método', plural: 'Método de las notas' },
  admin: {
    group: menu.settings,
    useAsTitle: 'version',
    defaultColumns: ['version', 'day', 'reason', '_status'],
    description:
      'La regla con que se calculan todas las notas. Para cambiarla, duplica la última versión, cambia lo que haga falta y publícala.',
  },
  access: accessFor('editor'),
  versions: draftVersions({ maxPerDoc: 100 }),
  hooks: { ...publishHooks(slugs.ratingMethods), beforeChange: [refuseMethodFaults], beforeDelete: [keepMethods] },
  fields: [
    field.number('version', 'Versión', {
      required: true,
      unique: true,
      min: 1,
      position: 'sidebar',
      step: 1,
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'number' ? value + 1 : value)] },
    }),
    field.date('day', 'Vale desde', { required: true, position: 'sidebar', date: dayPicker }),
    field.area('reason', 'Qué cambia y por qué', {
      required: true,
      maxLength: 600,
      description: 'Se publica en la página de cambios del método.',
    }),
    field.select('scale', 'Dentro de un tramo', {
      // Not a default of the column: versions that were there before have the middle.
      defaultValue: () => 'linear',
      options: optionsOf({
        linear: 'La nota baja en línea recta, de la máxima a la mínima',
        middle: 'Vale el medio, y quien reseña lo puede mover',
      }),
    }),
    threshold('recommended', 'Se recomienda desde'),
    threshold('reserves', 'Se recomienda con reparos desde'),
    field.list('criteria', 'Criterios', {
      labels: { singular: 'Criterio', plural: 'Criterios' },
      description: 'Los pesos suman 100. Lo que paga un casino no es un criterio ni puede serlo.',
      fields: [
        field.row(
          field.text('name', 'Nombre', { required: true, width: '35%' }),
          field.text('key', 'Clave', { required: true, width: '25%' }),
          field.number('weight', 'Peso (%)', { required: true, min: 0, max: 100, width: '20%' }),
        ),
        field.select('measure', 'Hecho que decide', { required: true, options: optionsOf(measureLabels) }),
        field.list('bands', 'Tramos, del mejor al peor', {
          labels: { singular: 'Tramo', plural: 'Tramos' },
          fields: [
            field.row(
              field.number('upTo', 'Hasta', { width: '33%', description: 'Vacío solo en el último: sin límite.' }),
              points('floor', 'Nota mínima'),
              points('ceiling', 'Nota máxima'),
            ),
          ],
        }),
      ],
    }),
  ],
};

import { type MeasureName, measureNames } from '@lupa/contracts/ratingMethod.ts';
import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '../../core/access/roles.ts';
import { draftVersions } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { keepMethods, refuseMethodFaults } from './methodRules.ts';
import { menu, slugs } from '../../core/slugs.ts';

const measureLabels: Record<MeasureName, string> = {
  worstWithdrawal: 'Peor retiro medido (horas)',
  failedChecks: 'Puntos de confianza que no se cumplen',
  rollover: 'Rollover sobre el bono (veces)',
  reducedGames: 'Juegos con RTP rebajado (%)',
  slowestAnswer: 'Respuesta más lenta (minutos)',
};

const points = (name: string, label: string, required = true): Field => ({
  name,
  type: 'number',
  label,
  required,
  min: 0,
  max: 10,
  admin: { step: 0.1, width: '33%' },
});

const threshold = (name: string, label: string): Field => ({
  name,
  type: 'group',
  label,
  fields: [{ type: 'row', fields: [points('rating', 'Nota', false), points('trust', 'Confianza', false)] }],
});

export const RatingMethods: CollectionConfig = {
  slug: slugs.ratingMethods,
  labels: { singular: 'Versión del método', plural: 'Método de las notas' },
  admin: {
    group: menu.commercial,
    useAsTitle: 'version',
    defaultColumns: ['version', 'day', 'reason', '_status'],
    description:
      'La regla con que se calculan todas las notas. Para cambiarla, duplica la última versión, cambia lo que haga falta y publícala.',
  },
  access: accessFor('editor'),
  versions: draftVersions({ maxPerDoc: 100 }),
  hooks: { ...publishHooks(slugs.ratingMethods), beforeChange: [refuseMethodFaults], beforeDelete: [keepMethods] },
  fields: [
    {
      name: 'version',
      type: 'number',
      label: 'Versión',
      required: true,
      unique: true,
      min: 1,
      admin: { position: 'sidebar', step: 1 },
      hooks: { beforeDuplicate: [({ value }) => (typeof value === 'number' ? value + 1 : value)] },
    },
    {
      name: 'day',
      type: 'date',
      label: 'Vale desde',
      required: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
    },
    {
      name: 'reason',
      type: 'textarea',
      label: 'Qué cambia y por qué',
      required: true,
      maxLength: 600,
      admin: { description: 'Se publica en la página de cambios del método.' },
    },
    {
      name: 'scale',
      type: 'select',
      label: 'Dentro de un tramo',
      // Not a default of the column: versions that were there before have the middle.
      defaultValue: () => 'linear',
      options: [
        { value: 'linear', label: 'La nota baja en línea recta, de la máxima a la mínima' },
        { value: 'middle', label: 'Vale el medio, y quien reseña lo puede mover' },
      ],
    },
    threshold('recommended', 'Se recomienda desde'),
    threshold('reserves', 'Se recomienda con reparos desde'),
    {
      name: 'criteria',
      type: 'array',
      label: 'Criterios',
      labels: { singular: 'Criterio', plural: 'Criterios' },
      admin: { description: 'Los pesos suman 100. Lo que paga un casino no es un criterio ni puede serlo.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', label: 'Nombre', required: true, admin: { width: '35%' } },
            { name: 'key', type: 'text', label: 'Clave', required: true, admin: { width: '25%' } },
            { name: 'weight', type: 'number', label: 'Peso (%)', required: true, min: 0, max: 100, admin: { width: '20%' } },
          ],
        },
        {
          name: 'measure',
          type: 'select',
          label: 'Hecho que decide',
          required: true,
          options: measureNames.map((value) => ({ value, label: measureLabels[value] })),
        },
        {
          name: 'bands',
          type: 'array',
          label: 'Tramos, del mejor al peor',
          labels: { singular: 'Tramo', plural: 'Tramos' },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'upTo',
                  type: 'number',
                  label: 'Hasta',
                  admin: { width: '33%', description: 'Vacío solo en el último: sin límite.' },
                },
                points('floor', 'Nota mínima'),
                points('ceiling', 'Nota máxima'),
              ],
            },
          ],
        },
      ],
    },
  ],
};

import { requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import { type BlockForm, chosenFrom, richTextField, titleField } from '../shared/forms/fields.ts';

const gameTypeOptions = Object.entries(requestableTypeLabels).map(([value, label]) => ({ value, label }));

export const freeGamesForm: BlockForm<'freeGames'> = {
  slug: 'freeGames',
  labels: { singular: 'Juegos gratis', plural: 'Juegos gratis' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    {
      name: 'gameTypes',
      type: 'select',
      hasMany: true,
      label: 'Tipos de juego',
      options: gameTypeOptions,
      admin: { description: 'Vacío: todos. «Jackpots Progresivos» deja solo los juegos con pozo.' },
    },
    {
      name: 'providerIds',
      type: 'number',
      hasMany: true,
      label: 'Proveedores',
      min: 1,
      ...chosenFrom('providers'),
      admin: { description: 'Vacío: todos.' },
    },
    {
      name: 'sort',
      type: 'select',
      label: 'Orden inicial',
      defaultValue: 'search_volume:desc',
      options: [
        { label: 'Más populares', value: 'search_volume:desc' },
        { label: 'Más nuevos', value: 'release_date:desc' },
        { label: 'Nombre, A a Z', value: 'name:asc' },
        { label: 'Nombre, Z a A', value: 'name:desc' },
      ],
    },
    { name: 'pageSize', type: 'number', label: 'Juegos por página', min: 4, max: 100, defaultValue: 24 },
    { name: 'showFilters', type: 'checkbox', label: 'Mostrar filtros y búsqueda', defaultValue: true },
  ],
};

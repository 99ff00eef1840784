import { type BlockForm, titleField } from '../shared/forms/fields.ts';

export const tableForm: BlockForm<'table'> = {
  slug: 'table',
  labels: { singular: 'Tabla', plural: 'Tablas' },
  fields: [
    titleField(),
    { name: 'caption', type: 'text', label: 'Leyenda', admin: { description: 'De dónde salen los datos y de cuándo son.' } },
    {
      name: 'columns',
      type: 'array',
      label: 'Columnas',
      labels: { singular: 'Columna', plural: 'Columnas' },
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        { name: 'name', type: 'text', label: 'Nombre', required: true },
        {
          name: 'meta',
          type: 'group',
          label: false,
          fields: [
            {
              name: 'icon',
              type: 'text',
              label: 'Ícono',
              admin: { description: 'Opcional: calendar, card, clock, globe, percent, repeat, shield, star, wallet…' },
            },
          ],
        },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      label: 'Filas',
      labels: { singular: 'Fila', plural: 'Filas' },
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'cells',
          type: 'array',
          label: 'Celdas',
          labels: { singular: 'Celda', plural: 'Celdas' },
          fields: [
            { name: 'value', type: 'text', label: 'Texto' },
            {
              name: 'valueMarkdown',
              type: 'text',
              label: 'Con formato',
              admin: { description: '**negrita** o *cursiva*. Si queda vacío se usa el texto.' },
            },
          ],
        },
      ],
    },
  ],
};

import { type BlockForm, richTextField, titleField } from '../shared/forms/fields.ts';

export const listForm: BlockForm<'list'> = {
  slug: 'list',
  labels: { singular: 'Lista', plural: 'Listas' },
  fields: [
    titleField(),
    {
      name: 'style',
      type: 'select',
      label: 'Estilo',
      defaultValue: 'bullets',
      options: [
        { label: 'Viñetas', value: 'bullets' },
        { label: 'Pasos numerados', value: 'steps' },
        { label: 'Vistos buenos', value: 'checks' },
      ],
      admin: { description: 'Vistos buenos: solo para lo que se comprobó.' },
    },
    {
      name: 'items',
      type: 'array',
      label: 'Elementos',
      labels: { singular: 'Elemento', plural: 'Elementos' },
      required: true,
      minRows: 1,
      fields: [{ name: 'title', type: 'text', label: 'Título' }, richTextField('body', { label: 'Texto', required: true })],
    },
  ],
};

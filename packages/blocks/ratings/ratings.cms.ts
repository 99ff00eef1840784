import { type BlockForm, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const ratingsForm: BlockForm<'ratings'> = {
  slug: 'ratings',
  labels: { singular: 'Notas', plural: 'Notas' },
  fields: [
    titleField(),
    partnerField({
      label: 'Casino',
      description: 'La nota y sus partes salen de su ficha; lo de abajo solo agrega la explicación.',
      required: true,
    }),
    richTextField('intro', { label: 'Introducción' }),
    {
      name: 'notes',
      type: 'array',
      label: 'Explicación por criterio',
      labels: { singular: 'Explicación', plural: 'Explicaciones' },
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Criterio',
          required: true,
          admin: { description: 'Con el nombre que tiene en la ficha: Confianza, Pagos…' },
        },
        { name: 'text', type: 'textarea', label: 'Por qué esa nota', required: true },
      ],
    },
  ],
};

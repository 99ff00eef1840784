import { type BlockForm, richTextField, titleField } from '../shared/forms/fields.ts';

export const accordionForm: BlockForm<'accordion'> = {
  slug: 'accordion',
  labels: { singular: 'Acordeón (preguntas)', plural: 'Acordeones' },
  fields: [
    titleField({ label: 'Título', description: 'Por ejemplo: «Preguntas frecuentes».' }),
    richTextField('intro', { label: 'Introducción' }),
    {
      name: 'items',
      type: 'array',
      label: 'Preguntas',
      labels: { singular: 'Pregunta', plural: 'Preguntas' },
      minRows: 1,
      required: true,
      fields: [
        { name: 'title', type: 'text', label: 'Pregunta', required: true },
        richTextField('body', { label: 'Respuesta', required: true }),
        {
          name: 'isOpen',
          type: 'checkbox',
          label: 'Abierta al cargar',
          defaultValue: false,
          admin: { description: 'Conviene solo en la primera.' },
        },
      ],
    },
  ],
};

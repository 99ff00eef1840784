import { type BlockForm, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const userReviewsForm: BlockForm<'userReviews'> = {
  slug: 'userReviews',
  labels: { singular: 'Opiniones de usuarios', plural: 'Opiniones de usuarios' },
  fields: [
    titleField(),
    partnerField({ label: 'Casino', required: true }),
    richTextField('intro', { label: 'Introducción', description: 'Cómo se recogieron y se comprobaron las opiniones.' }),
    {
      name: 'reviews',
      type: 'array',
      label: 'Opiniones',
      labels: { singular: 'Opinión', plural: 'Opiniones' },
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Nombre',
          required: true,
          admin: { description: 'Nombre de pila o seudónimo, nunca datos que identifiquen.' },
        },
        { name: 'city', type: 'text', label: 'Ciudad' },
        { name: 'date', type: 'date', label: 'Fecha', required: true, admin: { date: { pickerAppearance: 'dayOnly' } } },
        { name: 'score', type: 'number', label: 'Nota (1 a 5)', required: true, min: 1, max: 5 },
        { name: 'text', type: 'textarea', label: 'Opinión', required: true },
        { name: 'reply', type: 'textarea', label: 'Respuesta del casino', admin: { description: 'Tal como la mandó.' } },
      ],
    },
  ],
};

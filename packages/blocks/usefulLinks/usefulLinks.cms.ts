import { type BlockForm, imageField, linkFields, richTextField, titleField } from '../shared/forms/fields.ts';

export const usefulLinksForm: BlockForm<'usefulLinks'> = {
  slug: 'usefulLinks',
  labels: { singular: 'Enlaces útiles', plural: 'Enlaces útiles' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    {
      name: 'links',
      type: 'array',
      label: 'Enlaces',
      labels: { singular: 'Enlace', plural: 'Enlaces' },
      required: true,
      minRows: 1,
      fields: [
        ...linkFields,
        { name: 'copy', type: 'text', label: 'Descripción', admin: { description: 'Qué se encuentra ahí, en una frase.' } },
        imageField('image', {
          label: 'Imagen',
          description: 'Llena la tarjeta si todos los enlaces llevan una foto o un dibujo apaisado; si no, va chica junto al texto.',
        }),
      ],
    },
  ],
};

import type { BlockForm } from '../forms/blockForm.ts';
import { imageField, linkFields, richTextField, titleField } from '../forms/fields.ts';

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
      fields: [...linkFields, { name: 'copy', type: 'text', label: 'Descripción' }, imageField('image', { label: 'Imagen' })],
    },
  ],
};

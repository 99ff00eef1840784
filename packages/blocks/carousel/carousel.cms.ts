import { type BlockForm, chosenFrom, imageField, richTextField, titleField, urlDescription, validateUrl } from '../shared/forms/fields.ts';

export const carouselForm: BlockForm<'carousel'> = {
  slug: 'carousel',
  labels: { singular: 'Carrusel', plural: 'Carruseles' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    {
      name: 'items',
      type: 'array',
      label: 'Elementos',
      labels: { singular: 'Elemento', plural: 'Elementos' },
      required: true,
      minRows: 2,
      fields: [
        { name: 'title', type: 'text', label: 'Título', required: true },
        {
          name: 'text',
          type: 'textarea',
          label: 'Texto',
          admin: { description: 'Una o dos frases. Si ningún elemento lleva texto, las tarjetas son más chicas y caben más.' },
        },
        imageField('image', { label: 'Imagen' }),
        {
          name: 'url',
          type: 'text',
          label: 'Destino',
          required: true,
          validate: validateUrl,
          ...chosenFrom('pages'),
          admin: { description: urlDescription },
        },
      ],
    },
    {
      name: 'autoScroll',
      type: 'checkbox',
      label: 'Avanzar solo',
      defaultValue: false,
      admin: { description: 'Se detiene cuando alguien lo mira o lo toca, y no corre si la persona pidió menos movimiento.' },
    },
  ],
};

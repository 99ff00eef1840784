import { type BlockForm, imageField, optionalLinkField, richTextField, titleField } from '../shared/forms/fields.ts';

export const contentSectionForm: BlockForm<'contentSection'> = {
  slug: 'contentSection',
  labels: { singular: 'Sección de texto', plural: 'Secciones de texto' },
  fields: [
    titleField(),
    richTextField('body', { label: 'Texto', required: true }),
    imageField('image', { label: 'Imagen' }),
    {
      name: 'imagePosition',
      type: 'select',
      label: 'Lugar de la imagen',
      defaultValue: 'right',
      options: [
        { label: 'A la derecha', value: 'right' },
        { label: 'A la izquierda', value: 'left' },
        { label: 'Arriba', value: 'top' },
      ],
    },
    optionalLinkField('link', { label: 'Enlace al final' }),
  ],
};

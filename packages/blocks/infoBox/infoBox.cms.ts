import { type BlockForm, optionalLinkField, richTextField, titleField } from '../shared/forms/fields.ts';

export const infoBoxForm: BlockForm<'infoBox'> = {
  slug: 'infoBox',
  labels: { singular: 'Recuadro', plural: 'Recuadros' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      label: 'Tono',
      required: true,
      defaultValue: 'info',
      options: [
        { label: 'Información', value: 'info' },
        { label: 'Bueno', value: 'good' },
        { label: 'Atención', value: 'caution' },
        { label: 'Advertencia', value: 'bad' },
      ],
      admin: { description: 'Se lee como color, ícono y palabra.' },
    },
    titleField(),
    richTextField('body', { label: 'Texto', required: true }),
    optionalLinkField('link', { label: 'Enlace' }),
  ],
};

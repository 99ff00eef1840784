import { type BlockForm, richTextField, titleField } from '../shared/forms/fields.ts';

export const openDataForm: BlockForm<'openData'> = {
  slug: 'openData',
  labels: { singular: 'Datos abiertos', plural: 'Datos abiertos' },
  fields: [
    titleField({ label: 'Título', description: 'Debajo van los enlaces a los datos en JSON y CSV, con su licencia.' }),
    richTextField('intro', { label: 'Introducción' }),
  ],
};

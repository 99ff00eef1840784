import { type BlockForm, richTextField, titleField } from '../shared/forms/fields.ts';

export const correctionsLogForm: BlockForm<'correctionsLog'> = {
  slug: 'correctionsLog',
  labels: { singular: 'Correcciones de registros', plural: 'Correcciones de registros' },
  fields: [
    titleField({
      label: 'Título',
      description: 'Debajo van las correcciones de todos los registros, de la más nueva a la más antigua. No se escriben aquí.',
    }),
    richTextField('intro', { label: 'Introducción' }),
  ],
};

import { type BlockForm, richTextField, titleField, toplistField } from '../shared/forms/fields.ts';

export const casinoComparatorForm: BlockForm<'casinoComparator'> = {
  slug: 'casinoComparator',
  labels: { singular: 'Comparador de casinos', plural: 'Comparadores de casinos' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    toplistField({
      label: 'Toplist',
      description:
        'Sus casinos son los primeros que se ofrecen; después vienen todos los demás que están activos. Al principio aparecen comparados los dos primeros de la lista inicial del sitio.',
      required: true,
    }),
    {
      name: 'limit',
      type: 'number',
      label: 'Solo los primeros',
      min: 2,
      max: 50,
      admin: { description: 'Los demás entran cuando su nota los sube. Vacío: todos.' },
    },
  ],
};

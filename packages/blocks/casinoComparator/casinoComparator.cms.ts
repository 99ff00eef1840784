import type { BlockForm } from '../forms/blockForm.ts';
import { richTextField, titleField, toplistField } from '../forms/fields.ts';

export const casinoComparatorForm: BlockForm<'casinoComparator'> = {
  slug: 'casinoComparator',
  labels: { singular: 'Comparador de casinos', plural: 'Comparadores de casinos' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    toplistField({
      label: 'Toplist',
      description: 'De aquí salen los casinos que se pueden elegir. Los dos primeros aparecen ya comparados.',
      required: true,
    }),
  ],
};

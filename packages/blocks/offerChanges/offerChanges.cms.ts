import { type BlockForm, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const offerChangesForm: BlockForm<'offerChanges'> = {
  slug: 'offerChanges',
  labels: { singular: 'Cambios de los bonos', plural: 'Cambios de los bonos' },
  fields: [
    titleField({ label: 'Título', description: 'Por ejemplo: «Qué cambió en sus bonos».' }),
    partnerField({
      label: 'Casino',
      description: 'Los cambios salen solos de las ofertas publicadas y nadie los borra. Vacío: los de todos los casinos.',
    }),
    richTextField('intro', { label: 'Introducción' }),
  ],
};

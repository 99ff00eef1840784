import { criterionOptions, type BlockForm, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const generalReviewForm: BlockForm<'generalReview'> = {
  slug: 'generalReview',
  labels: { singular: 'Reseña general', plural: 'Reseñas generales' },
  fields: [
    titleField(),
    partnerField({ label: 'Casino', description: 'La nota, la licencia, los plazos y las ofertas salen de su ficha.', required: true }),
    richTextField('body', { label: 'Resumen', description: 'La opinión en dos o tres párrafos, con cifras.', required: true }),
    {
      name: 'sections',
      type: 'array',
      label: 'Apartados',
      labels: { singular: 'Apartado', plural: 'Apartados' },
      admin: { description: 'Uno por criterio: la nota de cada uno sale de sus registros. Sin criterio, el apartado va sin cifra.' },
      fields: [
        { name: 'title', type: 'text', label: 'Título', required: true },
        { name: 'criterion', type: 'select', label: 'Criterio', options: criterionOptions },
        // Typed before scores were computed; it stays with the sections that have one.
        { name: 'score', type: 'number', label: 'Nota escrita (0 a 10)', min: 0, max: 10, hidden: true },
        richTextField('body', { label: 'Texto', required: true }),
      ],
    },
  ],
};

import { type BlockForm, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

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
      admin: { description: 'Uno por criterio: Confianza, Pagos, Bonos… Sin nota, el apartado va sin cifra.' },
      fields: [
        { name: 'title', type: 'text', label: 'Título', required: true },
        { name: 'score', type: 'number', label: 'Nota (0 a 10)', min: 0, max: 10, admin: { step: 0.1 } },
        richTextField('body', { label: 'Texto', required: true }),
      ],
    },
  ],
};

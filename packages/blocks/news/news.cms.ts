import { type BlockForm, optionalLinkField, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const newsForm: BlockForm<'news'> = {
  slug: 'news',
  labels: { singular: 'Novedades', plural: 'Novedades' },
  fields: [
    titleField({ label: 'Título', description: 'Por ejemplo: «Lo que pasó, día por día».' }),
    partnerField({
      label: 'Casino',
      description:
        'Las novedades salen solas de ofertas, comprobaciones, correcciones y reseñas publicadas. Vacío: las de todos los casinos.',
    }),
    richTextField('intro', { label: 'Introducción' }),
    {
      name: 'limit',
      type: 'number',
      label: 'Solo las últimas',
      min: 1,
      max: 20,
      admin: { description: 'Sin filtros ni páginas, para una portada. Vacío: la lista entera.' },
    },
    optionalLinkField('link', { label: 'Enlace a la lista entera' }),
  ],
};

import { type BlockForm, chosenFrom, optionalLinkField, richTextField, titleField, toplistField } from '../shared/forms/fields.ts';

export const toplistForm: BlockForm<'topList'> = {
  slug: 'topList',
  labels: { singular: 'Toplist', plural: 'Toplists' },
  fields: [
    {
      name: 'variant',
      type: 'select',
      label: 'Variante',
      required: true,
      defaultValue: 'default',
      options: [
        { label: 'Normal', value: 'default' },
        { label: 'Minirreseñas (ancho completo)', value: 'mini-review-component' },
      ],
      admin: { description: 'Las minirreseñas agregan los pros y contras de cada ficha.' },
    },
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    toplistField({ label: 'Toplist', description: 'Tiene que existir y estar publicada.', required: true }),
    {
      name: 'visibleEntries',
      type: 'number',
      label: 'Casinos a la vista',
      min: 1,
      max: 50,
      defaultValue: 5,
      admin: { description: 'El resto aparece con «Ver más».' },
    },
    {
      name: 'limit',
      type: 'number',
      label: 'Solo los primeros',
      min: 1,
      max: 50,
      admin: { description: 'Los demás están en la lista y entran cuando su nota los sube. Vacío: todos.' },
    },
    {
      name: 'providerId',
      type: 'number',
      label: 'Solo los que tienen este proveedor',
      min: 1,
      ...chosenFrom('providers'),
      admin: { description: 'Cada casino conserva su puesto. Vacío: todos.' },
    },
    {
      name: 'showFilters',
      type: 'checkbox',
      label: 'Mostrar filtros',
      defaultValue: false,
      admin: {
        description:
          'Por medio de pago, proveedor y tipo de bono. Sirven en listas largas; en una corta, o si todos tienen lo mismo, no aportan.',
      },
    },
    optionalLinkField('link', { label: 'Enlace al final' }),
  ],
};

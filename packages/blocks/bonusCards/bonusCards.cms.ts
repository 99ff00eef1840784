import { type BlockForm, chosenFrom, richTextField, titleField, toplistField } from '../shared/forms/fields.ts';

export const bonusCardsForm: BlockForm<'bonusCards'> = {
  slug: 'bonusCards',
  labels: { singular: 'Tarjetas de bonos', plural: 'Tarjetas de bonos' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción' }),
    toplistField({ label: 'Toplist', description: 'Los bonos salen de las ofertas de esta toplist, en su orden.', required: true }),
    {
      name: 'offerTypes',
      type: 'text',
      hasMany: true,
      label: 'Tipos de bono',
      ...chosenFrom('bonusTypes'),
      admin: { description: 'Vacío: todos.' },
    },
    { name: 'limit', type: 'number', label: 'Cantidad máxima', min: 1, max: 24, defaultValue: 6 },
  ],
};

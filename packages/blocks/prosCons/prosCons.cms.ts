import { type BlockForm, listPlaceholder, partnerField, titleField } from '../shared/forms/fields.ts';

export const prosConsForm: BlockForm<'prosCons'> = {
  slug: 'prosCons',
  labels: { singular: 'Pros y contras', plural: 'Pros y contras' },
  fields: [
    titleField(),
    partnerField({ label: 'Casino', description: 'Si las listas de abajo quedan vacías se usan las de su ficha.' }),
    {
      name: 'pros',
      type: 'text',
      hasMany: true,
      label: 'A favor',
      admin: { placeholder: listPlaceholder, description: 'Un punto por entrada, con cifras donde las haya.' },
    },
    { name: 'cons', type: 'text', hasMany: true, label: 'En contra', admin: { placeholder: listPlaceholder } },
  ],
};

import { type BlockForm, imageField, partnerField, richTextField, titleField, validateUrl } from '../shared/forms/fields.ts';

export const blackListForm: BlockForm<'blackList'> = {
  slug: 'blackList',
  labels: { singular: 'Lista negra', plural: 'Listas negras' },
  fields: [
    titleField(),
    richTextField('intro', { label: 'Introducción', description: 'Con qué criterio entra un casino a la lista y cómo puede salir.' }),
    {
      name: 'items',
      type: 'array',
      label: 'Casinos',
      labels: { singular: 'Casino', plural: 'Casinos' },
      required: true,
      minRows: 1,
      fields: [
        { name: 'name', type: 'text', label: 'Nombre', required: true },
        { name: 'webSite', type: 'text', label: 'Sitio', admin: { description: 'Solo como texto: nunca se enlaza.' } },
        imageField('logo', { label: 'Logo' }),
        { name: 'reason', type: 'textarea', label: 'Motivo', required: true, admin: { description: 'Hechos comprobados, sin adjetivos.' } },
        {
          name: 'reportedOn',
          type: 'date',
          label: 'En la lista desde',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly' }, description: 'El día en que lo comprobamos.' },
        },
        {
          name: 'source',
          type: 'text',
          label: 'Fuente',
          required: true,
          validate: validateUrl,
          admin: {
            description: 'Dirección pública del registro, fallo o reclamo. Si es la del propio casino se nombra, pero no se enlaza.',
          },
        },
        partnerField({
          label: 'Alternativa recomendada',
          description: 'Se enlaza a su reseña, nunca al casino. No se muestra si no lo recomendamos.',
        }),
      ],
    },
  ],
};

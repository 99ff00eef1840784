import { type BlockForm, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const recordTimelineForm: BlockForm<'recordTimeline'> = {
  slug: 'recordTimeline',
  labels: { singular: 'Retiros medidos', plural: 'Retiros medidos' },
  fields: [
    titleField({ label: 'Título', description: 'Por ejemplo: «Retiros medidos».' }),
    partnerField({
      label: 'Casino',
      description: 'Sus retiros y depósitos salen de los registros publicados, con comprobantes y correcciones.',
      required: true,
    }),
    richTextField('intro', { label: 'Introducción' }),
  ],
};

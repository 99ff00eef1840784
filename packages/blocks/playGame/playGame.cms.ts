import { type BlockForm, chosenFrom, partnerField, richTextField, titleField } from '../shared/forms/fields.ts';

export const playGameForm: BlockForm<'playGame'> = {
  slug: 'playGame',
  labels: { singular: 'Jugar gratis', plural: 'Juegos para jugar gratis' },
  fields: [
    {
      name: 'gameId',
      type: 'number',
      label: 'Juego',
      required: true,
      min: 1,
      ...chosenFrom('games'),
      admin: { description: 'Nombre, imagen y datos salen del catálogo.' },
    },
    titleField({ label: 'Título', description: 'Vacío: el nombre del juego.' }),
    richTextField('body', { label: 'Texto' }),
    partnerField({
      label: 'Casino de la barra',
      description: 'El que se ofrece para jugar por dinero real. Vacío: se elige por proveedor.',
    }),
  ],
};

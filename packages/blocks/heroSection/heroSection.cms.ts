import {
  type BlockForm,
  chosenFrom,
  collections,
  imageField,
  optionalLinkField,
  richTextField,
  titleField,
} from '../shared/forms/fields.ts';

const isVariant =
  (...variants: string[]) =>
  (_: unknown, siblingData: Partial<Record<string, unknown>>) =>
    variants.includes(String(siblingData.variant));

export const heroSectionForm: BlockForm<'heroSection'> = {
  slug: 'heroSection',
  labels: { singular: 'Portada', plural: 'Portadas' },
  fields: [
    {
      name: 'variant',
      type: 'select',
      label: 'Variante',
      required: true,
      defaultValue: 'default',
      options: [
        { label: 'Normal', value: 'default' },
        { label: 'Método de pago', value: 'payment' },
        { label: 'Proveedor', value: 'provider' },
        { label: 'Reseña de casino', value: 'casino-review' },
        { label: 'Con imagen de fondo', value: 'with-background-image' },
        { label: 'Con imagen y botón', value: 'with-image-and-button' },
        { label: 'Jugar', value: 'play-game' },
      ],
      admin: { description: 'Las de método de pago, proveedor, reseña y juego traen sus datos de las fichas y del catálogo.' },
    },
    {
      name: 'eyebrow',
      type: 'text',
      label: 'Antetítulo',
      maxLength: 60,
      admin: { description: 'La sección o el tipo de página, en pocas palabras.' },
    },
    titleField({ label: 'Título', required: true, description: 'Es el H1 de la página.' }),
    richTextField('body', { label: 'Bajada', description: 'Una o dos frases: lo que la página aporta.' }),
    {
      ...imageField('image', { label: 'Imagen' }),
      admin: {
        condition: isVariant('default', 'with-background-image', 'with-image-and-button'),
        description: 'De fondo o con botón conviene que tenga al menos 1280 px de ancho.',
      },
    },
    optionalLinkField('cta', {
      label: 'Botón',
      description: 'Puede quedar vacío. En una reseña, un destino /jugar/… del mismo casino elige qué oferta se muestra.',
    }),
    {
      name: 'partner',
      type: 'relationship',
      relationTo: collections.partners,
      label: 'Casino',
      admin: {
        condition: isVariant('casino-review', 'play-game'),
        description: 'En una reseña, el casino reseñado. En «Jugar», dónde se juega por dinero real; puede quedar vacío.',
      },
    },
    {
      name: 'paymentMethod',
      type: 'relationship',
      relationTo: collections.paymentMethods,
      label: 'Método de pago',
      admin: { condition: isVariant('payment'), description: 'Qué casinos lo aceptan sale de sus fichas.' },
    },
    {
      name: 'providerId',
      type: 'number',
      label: 'Proveedor',
      min: 1,
      ...chosenFrom('providers'),
      admin: { condition: isVariant('provider') },
    },
    {
      name: 'gameId',
      type: 'number',
      label: 'Juego',
      min: 1,
      ...chosenFrom('games'),
      admin: { condition: isVariant('play-game') },
    },
  ],
};

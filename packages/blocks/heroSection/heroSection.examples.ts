import type { RawBlock } from '@lupa/contracts/page.ts';

export const heroSectionExamples = {
  home: {
    type: 'heroSection',
    id: 'hero-home',
    variant: 'default',
    eyebrow: 'Casinos en línea, a la lupa',
    title: 'Compara casinos en línea antes de depositar un peso',
    body: [
      {
        kind: 'paragraph',
        html: 'Leemos la letra chica, depositamos con <strong>nuestra plata</strong> y cronometramos cada retiro. Aquí está lo que encontramos.',
      },
    ],
    image: null,
    cta: { title: 'Ver el ranking', url: '/dinero-real', openInNewTab: false, noFollow: false, noOpener: false },
  },
  withImage: {
    type: 'heroSection',
    id: 'hero-guide',
    variant: 'default',
    title: 'Cómo retirar tus ganancias con Khipu',
    body: [{ kind: 'paragraph', html: 'Plazos, montos y los tres errores que más demoran un retiro.' }],
    image: { src: 'media/retiros.jpg', alt: 'Un teléfono con una transferencia aprobada', width: 1600, height: 1067 },
  },
  fullWidth: {
    type: 'heroSection',
    id: 'hero-payment',
    variant: 'payment',
    eyebrow: 'Medio de pago',
    title: 'Casinos con Webpay',
    body: [{ kind: 'paragraph', html: 'Depósitos al instante desde tu banco. Para retirar necesitas otro medio.' }],
    paymentMethod: 'webpay',
  },
  paidButton: {
    type: 'heroSection',
    id: 'hero-review',
    title: 'Casino Andino: reseña y prueba con plata propia',
    cta: { title: 'Ir a Casino Andino', url: '/jugar/casino-andino/bienvenida', openInNewTab: false, noFollow: false, noOpener: false },
  },
  titleOnly: { type: 'heroSection', id: 'hero-plain', title: 'Juego responsable' },
} satisfies Record<string, RawBlock>;

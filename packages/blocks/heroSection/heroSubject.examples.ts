import { examplesOf } from '../shared/examples/examplesOf.ts';

const say = (html: string) => [{ kind: 'paragraph', html }];
const link = (title: string, url: string) => ({ title, url, openInNewTab: false, noFollow: false, noOpener: false });

export const heroSubjectExamples = examplesOf('heroSection', {
  review: {
    id: 'hero-review',
    variant: 'casino-review',
    eyebrow: 'Reseña de casino',
    title: 'Casino Andino: reseña y prueba con plata propia',
    body: say(
      'Depositamos $60.000 con Webpay, cumplimos el rollover a medias y pedimos dos retiros: el primero llegó en <strong>tres horas</strong>. Es el casino con el que comparamos a los demás.',
    ),
    partner: 'casino-andino',
    cta: link('Ir a Casino Andino', '/jugar/casino-andino/bienvenida'),
  },
  reviewLongest: {
    id: 'hero-review-long',
    variant: 'casino-review',
    eyebrow: 'Reseña de casino, actualizada tras el cambio de dueños de septiembre',
    title: 'Casino del Sur y la Patagonia Austral: reseña completa, retiros cronometrados y la letra chica de su bono',
    body: [
      ...say(
        'Abrió con una promesa poco común: pagar en el mismo día hábil. La pusimos a prueba cuatro veces, con cuatro métodos distintos.',
      ),
      ...say('Cumplió en tres. La cuarta, por transferencia, tardó seis días y nadie supo explicarnos por qué.'),
    ],
    partner: 'casino-del-sur-y-la-patagonia',
    cta: link('Comparar con otros casinos', '/dinero-real/#comparador'),
  },
  reviewWithExpiredOffer: {
    id: 'hero-review-expired',
    variant: 'casino-review',
    title: 'Nevado Bet: reseña',
    body: say('Un bono grande con un rollover de 60: casi nadie lo alcanza a cumplir.'),
    partner: 'nevado-bet',
  },
  reviewWithoutOffer: {
    id: 'hero-review-bare',
    variant: 'casino-review',
    title: 'Sin Oferta: reseña',
    partner: 'sin-oferta',
  },
  reviewOutdated: {
    id: 'hero-review-outdated',
    variant: 'casino-review',
    title: 'Viejo Roble: qué pasó y qué hacer',
    body: say('Dejó de responder correos en agosto. Si todavía tienes saldo, pide el retiro hoy y guarda capturas de todo.'),
    partner: 'viejo-roble',
    cta: link('Ir a Viejo Roble', '/jugar/viejo-roble/bienvenida'),
  },
  reviewWithoutPartner: { id: 'hero-review-empty', variant: 'casino-review', title: 'Una reseña sin casino' },

  payment: {
    id: 'hero-payment',
    variant: 'payment',
    eyebrow: 'Medio de pago',
    title: 'Casinos con Khipu',
    body: say('Transferencias desde tu banco sin tarjeta, en pesos y al instante. Para retirar, la misma cuenta sirve en casi todos.'),
    paymentMethod: 'khipu',
    cta: link('Ver los casinos', '#topList-khipu'),
  },
  paymentForDepositsOnly: {
    id: 'hero-payment-deposits',
    variant: 'payment',
    eyebrow: 'Medio de pago',
    title: 'Casinos con Webpay',
    body: say('Depósitos al instante desde tu banco. Para retirar necesitas otro medio.'),
    paymentMethod: 'webpay',
  },
  paymentUnused: {
    id: 'hero-payment-unused',
    variant: 'payment',
    title: 'Casinos con Sin Logo',
    paymentMethod: 'sin-logo',
  },

  provider: {
    id: 'hero-provider',
    variant: 'provider',
    eyebrow: 'Proveedor de juegos',
    title: 'Cordillera Play: sus tragamonedas y su RTP real',
    body: say('Un estudio de Santiago que publica poco y prueba mucho: sus juegos rara vez bajan de 96 % de retorno.'),
    providerId: 3,
    cta: link('Jugar gratis', '#freeGames-cordillera'),
  },
  providerArchived: {
    id: 'hero-provider-archived',
    variant: 'provider',
    title: 'Sombra Gaming',
    body: say('Cerró en 2023. Sus últimos juegos todavía aparecen en algunos casinos.'),
    providerId: 35,
  },
  providerPoor: { id: 'hero-provider-poor', variant: 'provider', title: 'Kelp & Tide', providerId: 7 },
  providerUnknown: {
    id: 'hero-provider-unknown',
    variant: 'provider',
    title: 'Un proveedor sin ficha',
    providerId: 999,
  },

  game: {
    id: 'hero-game',
    variant: 'play-game',
    eyebrow: 'Tragamonedas gratis',
    title: 'Desierto Florido',
    body: say('Cascadas, comodines que se abren como añañucas y un bono que aparece, en promedio, cada 180 giros.'),
    gameId: 101,
    partner: 'casino-andino',
  },
  gameLongest: {
    id: 'hero-game-long',
    variant: 'play-game',
    title: 'El extraordinario tesoro perdido de la isla de Juan Fernández: cómo se juega y qué tan seguido paga',
    body: say('Una aventura de seis carretes con mapas, loros y un jefe final que casi nunca aparece.'),
    gameId: 105,
    cta: link('Ver casinos con este juego', '/dinero-real/'),
  },
  gamePoor: { id: 'hero-game-poor', variant: 'play-game', title: 'Sin Datos', gameId: 106 },
  gameUnknown: { id: 'hero-game-unknown', variant: 'play-game', title: 'Un juego que ya no está', gameId: 999 },
});

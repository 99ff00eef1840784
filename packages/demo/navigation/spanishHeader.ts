import { featuredGames } from '../catalogue/featuredGames.ts';
import { providerNames } from '../catalogue/demoProviders.ts';
import { formatSlugWords } from '../catalogue/slugWords.ts';
import { authors, authorSlug } from '../writing/authors.ts';
import { paymentMethods, type PaymentMethodKey } from '../writing/paymentMethods.ts';
import { rankedPartners } from '../partners/partners.ts';
import { payoutRange } from '../reviews/figures.ts';
import { reviewSlug } from '../reviews/reviewPage.ts';
import { entry, menu, type MenuItem } from './menu.ts';

const bestReviews = rankedPartners
  .slice(0, 5)
  .map(({ slug, name, payoutHours }) => entry(name, reviewSlug(slug), `Retiros ${payoutRange(payoutHours)}`, `${slug}-icono.png`));

// What a visitor chooses by: whether the money comes back the same way.
const methods = (...keys: PaymentMethodKey[]) =>
  keys.map((key) => {
    const paying = rankedPartners.filter(({ withdrawals }) => withdrawals.includes(key)).length;
    const copy = paying === 0 ? 'Solo para depositar' : `Paga en ${paying} ${paying === 1 ? 'casino' : 'casinos'}`;
    return entry(paymentMethods.find(({ internalName }) => internalName === key)?.name ?? key, `/metodos-de-pago/${key}/`, copy);
  });

const popularGames = featuredGames.slice(0, 5).map(({ name }) => entry(name, `/juegos-gratis/${formatSlugWords(name)}/`));

const knownStudios = [3, 28, 37, 12].map((id) => {
  const name = providerNames[id - 1] ?? '';
  return entry(name, `/proveedores/${formatSlugWords(name)}/`);
});

const roles: Record<(typeof authors)[number]['key'], string> = {
  'antonia-rebolledo': 'Licencias y términos',
  'matias-oyarce': 'Depósitos y retiros',
  'fernanda-lillo': 'Juegos y bonos',
  'ignacio-paillan': 'Juego responsable',
};

export const spanishHeader: MenuItem[] = [
  menu(
    'Casinos',
    ['Ver todas las reseñas', '/resenas/'],
    [
      ['Mejor evaluados', bestReviews],
      [
        'Listas',
        [
          entry('El ranking completo', '/', 'Ordenado por la nota global'),
          entry('Dinero real', '/dinero-real/', 'Ordenado por cómo pagan'),
          entry('Comparar lado a lado', '/dinero-real/#comparador', 'Hasta tres casinos, fila por fila'),
          entry('Lista negra', '/lista-negra/', 'Donde no hay que entrar'),
        ],
      ],
    ],
  ),
  menu(
    'Bonos',
    ['La cuenta de cada bono', '/bonos/'],
    [
      [
        'Por tipo',
        [
          entry('Bienvenida', '/bonos/bienvenida/', 'Lo que cuesta cumplirlos'),
          entry('Giros gratis', '/bonos/giros-gratis/', 'Cuánto valen de verdad'),
          entry('Sin depósito', '/bonos/sin-deposito/', 'Topes y letra chica'),
          entry('Cashback', '/bonos/cashback/', 'Con y sin rollover'),
        ],
      ],
      [
        'Antes de aceptar',
        [
          entry('Qué es el rollover', '/guias/rollover/', 'Con un ejemplo completo'),
          entry('RTP y volatilidad', '/guias/rtp-y-volatilidad/', 'De dónde sale la pérdida'),
        ],
      ],
    ],
  ),
  menu(
    'Juegos',
    ['Todos los juegos gratis', '/juegos-gratis/'],
    [
      [
        'Por tipo',
        [
          entry('Tragamonedas', '/juegos-gratis/tragamonedas/'),
          entry('Ruleta', '/juegos-gratis/ruleta/'),
          entry('Blackjack', '/juegos-gratis/blackjack/'),
          entry('Video póker', '/juegos-gratis/video-poker/'),
          entry('Bingo', '/juegos-gratis/bingo/'),
          entry('Crash', '/juegos-gratis/crash/'),
          entry('Baccarat', '/juegos-gratis/baccarat/'),
          entry('Rasca y gana', '/juegos-gratis/rasca-y-gana/'),
          entry('Jackpots', '/juegos-gratis/jackpots/'),
        ],
      ],
      ['Los más buscados', popularGames],
      ['Quién los hace', [...knownStudios, entry('Todos los proveedores', '/proveedores/', '40 estudios comparados')]],
    ],
  ),
  menu(
    'Pagos',
    ['Comparar los 14 métodos', '/metodos-de-pago/'],
    [
      ['En pesos', methods('webpay', 'khipu', 'cuentarut', 'mach', 'mercado-pago', 'servipag', 'transferencia')],
      ['Tarjetas y billeteras', methods('visa', 'mastercard', 'skrill', 'neteller', 'astropay')],
      ['Criptomonedas', methods('tether', 'bitcoin')],
    ],
  ),
  menu(
    'Guías',
    ['Todas las guías', '/guias/'],
    [
      [
        'Antes de depositar',
        [
          entry('Elegir un casino', '/guias/elegir-casino/', 'Diez puntos y una prueba'),
          entry('Verificar una licencia', '/guias/verificar-licencia/', 'En diez minutos'),
          entry('Situación legal', '/guias/situacion-legal/', 'Qué se sabe y qué no'),
        ],
      ],
      [
        'La plata',
        [
          entry('Retirar', '/guias/retiros/', 'Paso a paso, con plazos'),
          entry('Verificar la identidad', '/guias/verificacion-de-identidad/', 'Que pase a la primera'),
          entry('Criptomonedas', '/guias/criptomonedas/', 'Redes y comisiones'),
          entry('Reclamar', '/guias/reclamar/', 'Qué escribir y cuándo'),
        ],
      ],
      [
        'Los juegos',
        [
          entry('Estrategia de blackjack', '/guias/estrategia-blackjack/', 'Las tablas completas'),
          entry('Cómo jugar a la ruleta', '/guias/como-jugar-ruleta/', 'Apuestas, pagos y mitos'),
          entry('Juego responsable', '/juego-responsable/', 'Señales, herramientas y ayuda'),
        ],
      ],
    ],
  ),
  menu(
    'Nosotros',
    ['Quiénes somos', '/nosotros/'],
    [
      ['El equipo', authors.map(({ key, name }) => entry(name, authorSlug({ key }), roles[key], `autor-${key}.png`))],
      [
        'Cómo trabajamos',
        [
          entry('Metodología', '/nosotros/metodologia/', 'De dónde sale cada nota'),
          entry('Correcciones', '/nosotros/correcciones/', 'Lo que dijimos mal'),
        ],
      ],
    ],
  ),
];

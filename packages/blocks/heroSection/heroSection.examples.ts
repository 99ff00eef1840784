import { examplesOf } from '../shared/examples/examplesOf.ts';

const say = (html: string) => [{ kind: 'paragraph', html }];
const link = (title: string, url: string) => ({ title, url, openInNewTab: false, noFollow: false, noOpener: false });
const image = (src: string, alt: string) => ({ src, alt, width: 1600, height: 1067 });

export const heroSectionExamples = examplesOf('heroSection', {
  home: {
    id: 'hero-home',
    variant: 'default',
    eyebrow: 'Casinos en línea, a la lupa',
    title: 'Compara casinos en línea antes de depositar un peso',
    body: say(
      'Leemos la letra chica, depositamos con <strong>nuestra plata</strong> y cronometramos cada retiro. Aquí está lo que encontramos.',
    ),
    image: null,
    cta: link('Ver el ranking', '/dinero-real'),
  },
  withImage: {
    id: 'hero-guide',
    variant: 'default',
    eyebrow: 'Guías',
    title: 'Cómo retirar tus ganancias con Khipu',
    body: say('Plazos, montos y los tres errores que más demoran un retiro.'),
    image: image('media/retiros.jpg', 'Un teléfono con una transferencia aprobada'),
    cta: link('Ver los plazos', '/metodos-de-pago/khipu/'),
  },
  paidButton: {
    id: 'hero-paid',
    title: 'Casino Andino: reseña y prueba con plata propia',
    cta: link('Ir a Casino Andino', '/jugar/casino-andino/bienvenida'),
  },
  titleOnly: { id: 'hero-plain', title: 'Juego responsable' },

  background: {
    id: 'hero-background',
    variant: 'with-background-image',
    eyebrow: 'Juegos gratis',
    title: '1.200 juegos para probar sin depositar',
    body: say('Sin registro y sin plata: abre la demo, mira cuánto paga y decide después.'),
    image: image('media/valle-del-elqui.jpg', ''),
    cta: link('Ver los juegos', '/juegos-gratis/'),
  },
  backgroundLongest: {
    id: 'hero-background-long',
    variant: 'with-background-image',
    eyebrow: 'Bonos de casino explicados en pesos, sin asteriscos',
    title: 'Bonos de bienvenida, giros gratis, cashback y recargas: lo que de verdad cuesta cada peso que te regalan',
    body: [
      ...say(
        'Un bono de $300.000 con rollover de 35 obliga a apostar <strong>$10.500.000</strong>. Con un RTP de 96 %, la cuenta esperada es perder más de lo que te dieron.',
      ),
      ...say(
        'Por eso cada oferta de esta página lleva su cálculo: cuánto hay que apostar, en cuántos días y qué se espera que quede. <a href="/guias/rollover/">Así lo calculamos</a>.',
      ),
    ],
    image: image('media/monedas.jpg', 'Monedas de cien pesos sobre un mesón'),
    cta: link('Comparar los bonos vigentes', '/bonos/'),
  },
  backgroundWithoutImage: {
    id: 'hero-background-bare',
    variant: 'with-background-image',
    title: 'Bonos sin depósito',
  },

  imageAndButton: {
    id: 'hero-side',
    variant: 'with-image-and-button',
    eyebrow: 'Quiénes somos',
    title: 'Cuatro personas, plata propia y un cronómetro',
    body: say('Nadie nos paga por subir en la lista. Te contamos cómo probamos cada casino y de qué vivimos.'),
    image: image('media/redaccion.jpg', 'La mesa de la redacción con cuatro cuadernos abiertos'),
    cta: link('Leer nuestra metodología', '/nosotros/metodologia/'),
  },
  imageAndButtonWithoutImage: {
    id: 'hero-side-bare',
    variant: 'with-image-and-button',
    title: 'Lo que no pudimos verificar',
    cta: link('Ver las correcciones', '/nosotros/correcciones/'),
  },
  broken: {
    id: 'hero-broken',
    variant: 'provider',
    title: 'Datos rotos',
    providerId: 'tres',
    image: null,
    cta: { url: 7 },
  },
});

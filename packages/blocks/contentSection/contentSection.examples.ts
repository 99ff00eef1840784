import { examplesOf } from '../shared/examples/examplesOf.ts';

const image = { src: 'media/prueba.jpg', alt: 'Una mesa con apuntes y un teléfono', width: 1200, height: 800 };

export const contentSectionExamples = examplesOf('contentSection', {
  richText: {
    id: 'how-we-test',
    title: 'Cómo revisamos un casino',
    body: [
      {
        kind: 'paragraph',
        html: 'Cada reseña parte con una cuenta nueva, un depósito real y un retiro. Nadie paga por su lugar en la lista.',
      },
      { kind: 'heading', level: 3, html: 'Lo que más pesa' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Licencia con <a href="https://registro.example/consulta" target="_blank">fuente pública</a>',
          'Plazo de <em>retiro</em>',
          'Rollover en pesos',
        ],
      },
      { kind: 'quote', html: 'Un bono grande con rollover de 60 veces no es un bono: es un plazo.' },
      { kind: 'paragraph', html: 'Nuestro favorito del mes: <a href="/jugar/casino-andino/bienvenida">Casino Andino</a>.' },
    ],
    link: { title: 'Leer el método completo', url: '/nosotros/', openInNewTab: false, noFollow: false, noOpener: false },
  },
  pictureRight: {
    id: 'picture-right',
    title: 'Qué mirar antes de depositar',
    body: [
      {
        kind: 'paragraph',
        html: 'El <strong>rollover</strong> dice cuántas veces hay que apostar el bono antes de un retiro. Con 35 veces, un bono de $100.000 exige $3.500.000 en apuestas.',
      },
      { kind: 'paragraph', html: 'Revisa también la apuesta máxima permitida mientras el bono está activo: pasarla anula las ganancias.' },
    ],
    image,
    imagePosition: 'right',
  },
  pictureLeft: {
    id: 'picture-left',
    body: [{ kind: 'paragraph', html: 'Sin título.' }],
    image,
    imagePosition: 'left',
  },
  pictureInText: {
    id: 'picture-in-text',
    title: 'Una imagen dentro del texto',
    body: [{ kind: 'image', image: { ...image, width: null, height: null }, caption: 'Así se ve un retiro aprobado.' }],
    image,
    imagePosition: 'top',
  },
  longest: {
    id: 'longest',
    title: 'La situación legal de los casinos en línea en Chile, sin adornos y con las fuentes a la vista',
    body: [
      { kind: 'heading', level: 3, html: 'Qué dice la ley hoy' },
      {
        kind: 'paragraph',
        html: 'La ley chilena permite casinos físicos con permiso y los juegos de Polla y de la Lotería. Para los casinos en línea no existe una licencia. Un proyecto de ley (boletín 14.838-03) fue aprobado en general por el Senado en agosto de 2025 y sigue en debate.',
      },
      { kind: 'heading', level: 4, html: 'El fallo de 2025' },
      {
        kind: 'paragraph',
        html: 'En septiembre de 2025 la Corte Suprema ordenó a proveedores de internet bloquear sitios. La industria lo discute; el regulador considera ilegales a las plataformas que operan desde el extranjero.',
      },
      {
        kind: 'list',
        ordered: false,
        items: ['No decimos que un casino «es legal en Chile».', 'Nombramos su licencia, quién la emite y cuándo la vimos.'],
      },
      { kind: 'quote', html: 'Que un sitio acepte Webpay no dice nada sobre su situación legal.' },
      { kind: 'heading', level: 3, html: 'Qué significa para ti' },
      {
        kind: 'paragraph',
        html: 'Si algo sale mal, el reclamo va al regulador extranjero. Por eso pesa tanto la licencia en nuestra nota.',
      },
    ],
    image: { ...image, width: 800, height: 1000 },
    imagePosition: 'left',
    link: { title: 'La guía completa', url: '/guias/situacion-legal/', openInNewTab: false, noFollow: false, noOpener: false },
  },
  onlyTitle: { id: 'only-title', title: 'Un título y nada más', body: [] },
  hostile: {
    id: 'hostile',
    body: [
      {
        kind: 'paragraph',
        html: '<script>alert(1)</script><a href="javascript:alert(1)">mal enlace</a> <span style="font-weight: bold; color: red">fuerte</span>',
      },
      { kind: 'unknown', html: 'se pierde' },
    ],
  },
});

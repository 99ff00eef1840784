import { examplesOf } from '../shared/examples/examplesOf.ts';

const image = (name: string) => ({ src: `media/${name}.png`, alt: '', width: 960, height: 640 });

export const carouselExamples = examplesOf('carousel', {
  usual: {
    id: 'guias',
    title: 'Antes de depositar, lee esto',
    intro: [{ kind: 'paragraph', html: 'Guías cortas, escritas por quienes prueban los casinos con plata propia.' }],
    items: [
      {
        title: 'Qué es el rollover y cuánto cuesta de verdad',
        text: 'Un bono de $100.000 con rollover de 35 veces pide apostar $3.500.000. Hacemos la cuenta contigo.',
        image: image('guia-rollover'),
        url: '/guias/rollover/',
      },
      {
        title: 'Cómo verificar una licencia',
        text: 'El sello al pie de la página no basta: el número se busca en el registro.',
        image: image('guia-licencia'),
        url: '/guias/verificar-licencia/',
      },
      {
        title: 'Retiros sin sorpresas',
        text: 'Qué papeles piden, cuánto tardan y por qué conviene verificarse el primer día.',
        image: image('guia-retiros'),
        url: '/guias/retiros/',
      },
      {
        title: 'RTP y volatilidad',
        text: 'Dos números que dicen más que cualquier video promocional.',
        image: image('guia-rtp'),
        url: '/guias/rtp-y-volatilidad/',
      },
      {
        title: 'La situación legal en Chile',
        text: 'Qué dice el proyecto de ley, qué dijo la Corte Suprema y qué significa para ti.',
        image: image('guia-legal'),
        url: '/guias/situacion-legal/',
      },
    ],
    autoScroll: false,
  },
  picturesThatMove: {
    id: 'tipos',
    title: 'Elige por tipo de juego',
    items: ['Tragamonedas', 'Ruleta', 'Blackjack', 'Video póker', 'Bingo', 'Crash', 'Baccarat', 'Rasca y gana'].map((title, index) => ({
      title,
      text: '',
      image: image(`tipo-${index}`),
      url: '/juegos-gratis/',
    })),
    autoScroll: true,
  },
  paid: {
    id: 'ofertas',
    title: 'Ofertas de noviembre',
    items: [
      {
        title: '100 % hasta $300.000 en Casino Andino',
        text: 'Rollover 35 veces en 30 días.',
        image: null,
        url: '/jugar/casino-andino/bienvenida',
      },
      { title: 'Cómo leemos los términos', text: '', image: null, url: '/nosotros/metodologia/' },
    ],
  },
  longest: {
    id: 'largo',
    title: 'Todo lo que preguntan quienes juegan por primera vez en un casino en línea desde Chile',
    items: ['Verificación', 'Impuestos', 'Autoexclusión', 'Criptomonedas'].map((topic) => ({
      title: `${topic}: responsabilidades internacionalmente desproporcionadas, explicadas sin abogados`,
      text: 'Reunimos las preguntas que llegan al correo de la redacción, las contestamos con la fuente a la vista y anotamos cuándo fue la última vez que alguien verificó cada dato. Si algo cambió, escríbenos: corregimos y lo dejamos dicho.',
      image: image('guia-legal'),
      url: '/guias/',
    })),
  },
  empty: { id: 'solo', items: [{ title: 'Todas las guías', url: '/guias/' }] },
  broken: {
    id: 'roto',
    title: 'Con elementos rotos',
    items: [
      { title: '', url: '/guias/' },
      null,
      { title: 'Mal destino', url: 'javascript:alert(1)' },
      { title: 'El que queda', text: null, image: null, url: '/guias/' },
    ],
    autoScroll: null,
  },
});

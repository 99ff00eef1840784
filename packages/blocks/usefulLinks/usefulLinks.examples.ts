import { examplesOf } from '../shared/examples/examplesOf.ts';

const cover = (name: string) => ({ src: `media/${name}.jpg`, alt: '', width: 1200, height: 800 });
const mark = (name: string) => ({ src: `media/${name}.png`, alt: name, width: 320, height: 107 });

const destinations: [title: string, url: string, copy: string][] = [
  ['Qué es el rollover', '/guias/rollover/', 'Cuánto hay que apostar antes de retirar, con la cuenta hecha en pesos.'],
  ['Cómo verificar una licencia', '/guias/verificar-licencia/', 'Dónde está el registro de cada regulador y qué buscar.'],
  ['Retiros sin sorpresas', '/guias/retiros/', 'Plazos reales por medio de pago y los documentos que piden.'],
  ['Juego responsable', '/juego-responsable/', 'Límites, señales y a quién llamar.'],
  ['Lista negra', '/lista-negra/', 'Casinos de los que conviene mantenerse lejos, y por qué.'],
  ['Métodos de pago', '/metodos-de-pago/', 'Webpay, Khipu, MACH y once más, comparados.'],
  ['Bonos', '/bonos/', 'Los vigentes hoy, con lo que piden.'],
  ['Juegos gratis', '/juegos-gratis/', 'Más de mil, sin registrarse.'],
  ['Reseñas', '/resenas/', 'Veinticuatro casinos probados con plata de verdad.'],
  ['Proveedores', '/proveedores/', 'Quién hace los juegos.'],
  ['Cómo evaluamos', '/nosotros/metodologia/', ''],
  ['Correcciones', '/nosotros/correcciones/', 'Lo que cambiamos después de publicar.'],
];
const links = (count: number) => destinations.slice(0, count).map(([title, url, copy]) => ({ title, url, copy }));

export const usefulLinksExamples = examplesOf('usefulLinks', {
  five: {
    id: 'five',
    title: 'Para seguir leyendo',
    intro: [{ kind: 'paragraph', html: 'Lo que suele venir después.' }],
    links: links(5),
  },
  two: { id: 'two', title: 'Antes de depositar', links: links(2) },
  twoCovers: {
    id: 'two-covers',
    title: 'Nuestras dos guías más leídas',
    links: links(2).map((link, index) => ({ ...link, image: cover(['rollover', 'licencia'][index] ?? '') })),
  },
  fiveCovers: {
    id: 'five-covers',
    title: 'Guías',
    links: links(5).map((link) => ({ ...link, image: cover(link.url.split('/').at(-2) ?? '') })),
  },
  twelve: {
    id: 'twelve',
    title: 'Todo lo que hay en el sitio',
    links: links(12).map((link, index) => (index % 3 === 0 ? { ...link, image: mark(link.title.split(' ')[0] ?? '') } : link)),
  },
  broken: {
    id: 'broken',
    links: [
      { title: 'Sin destino', url: '' },
      { title: 'Destino malo', url: 'javascript:alert(1)', copy: 'No se muestra.' },
      { title: '', url: '/bonos/' },
      {
        title: 'Superintendencia de Casinos de Juego: consultas y reclamos de personas usuarias de casinos de juego',
        url: 'https://www.scj.example/',
        openInNewTab: true,
        copy: null,
        image: null,
      },
    ],
  },
});

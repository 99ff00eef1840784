import { examplesOf } from '../shared/examples/examplesOf.ts';

const body = [
  {
    kind: 'paragraph',
    html: 'Si el juego deja de ser un juego, llama a Salud Responde al <a href="tel:6003607777">600 360 7777</a>, a toda hora.',
  },
];

export const infoBoxExamples = examplesOf('infoBox', {
  info: { id: 'info', tone: 'info', title: 'Cómo ganamos dinero', body },
  good: { id: 'good', tone: 'good', body },
  caution: {
    id: 'caution',
    tone: 'caution',
    title: 'Juega con la cabeza fría',
    body,
    link: { title: 'Pedir ayuda', url: '/juego-responsable/', openInNewTab: false, noFollow: false, noOpener: false },
  },
  longest: {
    id: 'long',
    tone: 'info',
    title: 'Por qué decimos «sin licencia en Chile» de todos los casinos en línea que aparecen en este sitio',
    body: [
      {
        kind: 'paragraph',
        html: 'La ley chilena no contempla hoy una licencia para casinos en línea. La Superintendencia considera ilegales a los que operan desde el extranjero; la industria lo discute en tribunales.',
      },
      {
        kind: 'list',
        ordered: false,
        items: ['Nombramos la licencia que cada casino declara.', 'Decimos quién la emite y cuándo la revisamos.'],
      },
      ...body,
    ],
    link: {
      title: 'La situación legal, paso a paso',
      url: '/guias/situacion-legal/',
      openInNewTab: false,
      noFollow: false,
      noOpener: false,
    },
  },
  onlyTitle: { id: 'only-title', tone: 'good', title: 'Retiramos plata de verdad antes de publicar una reseña', body: [] },
  bad: { id: 'bad', tone: 'bad', title: 'No recomendado', body },
  unknownTone: { id: 'unknown', tone: 'violet', body },
});

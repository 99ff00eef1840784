import type { RawBlock } from '@lupa/contracts/page.ts';

const body = [
  {
    kind: 'paragraph',
    html: 'Si el juego deja de ser un juego, llama a Salud Responde al <a href="tel:6003607777">600 360 7777</a>, a toda hora.',
  },
];

export const infoBoxExamples = {
  info: { type: 'infoBox', id: 'info', tone: 'info', title: 'Cómo ganamos dinero', body },
  good: { type: 'infoBox', id: 'good', tone: 'good', body },
  caution: {
    type: 'infoBox',
    id: 'caution',
    tone: 'caution',
    title: 'Juega con la cabeza fría',
    body,
    link: { title: 'Pedir ayuda', url: '/juego-responsable/', openInNewTab: false, noFollow: false, noOpener: false },
  },
  longest: {
    type: 'infoBox',
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
  onlyTitle: { type: 'infoBox', id: 'only-title', tone: 'good', title: 'Retiramos plata de verdad antes de publicar una reseña', body: [] },
  bad: { type: 'infoBox', id: 'bad', tone: 'bad', title: 'No recomendado', body },
  unknownTone: { type: 'infoBox', id: 'unknown', tone: 'violet', body },
} satisfies Record<string, RawBlock>;

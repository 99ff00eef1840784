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
  bad: { type: 'infoBox', id: 'bad', tone: 'bad', title: 'No recomendado', body },
  unknownTone: { type: 'infoBox', id: 'unknown', tone: 'violet', body },
} satisfies Record<string, RawBlock>;

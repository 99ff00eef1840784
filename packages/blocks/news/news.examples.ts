import type { RawBlock } from '@lupa/contracts/page.ts';

export const newsExamples = {
  usual: {
    type: 'news',
    id: 'novedades',
    title: 'Lo que pasó, día por día',
    intro: [{ kind: 'paragraph', html: 'Ofertas que cambiaron, pruebas, correcciones y reseñas nuevas.' }],
  },
  ofACasino: { type: 'news', id: 'novedades-andino', title: 'Novedades de Casino Andino', partner: 'casino-andino' },
  latest: { type: 'news', id: 'ultimas', title: 'Novedades', limit: 3, link: { title: 'Todas las novedades', url: '/novedades/' } },
  withoutTitle: { type: 'news', id: 'novedades-sin-titulo', limit: 1 },
  ofAnUnknownCasino: { type: 'news', id: 'novedades-nadie', partner: 'nadie' },
} satisfies Record<string, RawBlock>;

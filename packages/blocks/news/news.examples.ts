import { examplesOf } from '../shared/examples/examplesOf.ts';

export const newsExamples = examplesOf('news', {
  usual: {
    id: 'novedades',
    title: 'Lo que pasó, día por día',
    intro: [{ kind: 'paragraph', html: 'Ofertas que cambiaron, pruebas, correcciones y reseñas nuevas.' }],
  },
  ofACasino: { id: 'novedades-andino', title: 'Novedades de Casino Andino', partner: 'casino-andino' },
  latest: { id: 'ultimas', title: 'Novedades', limit: 3, link: { title: 'Todas las novedades', url: '/novedades/' } },
  withoutTitle: { id: 'novedades-sin-titulo', limit: 1 },
  ofAnUnknownCasino: { id: 'novedades-nadie', partner: 'nadie' },
});

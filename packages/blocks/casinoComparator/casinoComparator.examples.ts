import { examplesOf } from '../shared/examples/examplesOf.ts';

export const casinoComparatorExamples = examplesOf('casinoComparator', {
  usual: {
    id: 'comparador-home',
    title: 'Hasta tres casinos, frente a frente',
    intro: [
      {
        kind: 'paragraph',
        html: 'Las mismas catorce preguntas para cada casino. Marcamos el <strong>mejor</strong> valor solo donde las cifras se pueden comparar.',
      },
    ],
    toplist: 'home',
  },
  empty: { id: 'solo-dos', toplist: 'corta' },
  longNamesAndGaps: {
    id: 'incompleta',
    title: 'Una oferta vencida en otra moneda contra un casino de nombre larguísimo que nadie ha calificado',
    toplist: 'incompleta',
  },
  broken: { id: 'roto', title: 'Con datos rotos', intro: [{ kind: 'video' }, 7], toplist: 'home' },
});

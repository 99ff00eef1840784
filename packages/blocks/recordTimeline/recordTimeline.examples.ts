import { examplesOf } from '../shared/examples/examplesOf.ts';

export const recordTimelineExamples = examplesOf('recordTimeline', {
  usual: {
    id: 'retiros-andino',
    title: 'Retiros medidos',
    partner: 'casino-andino',
    intro: [
      {
        kind: 'paragraph',
        html: 'Con plata nuestra y desde una cuenta común. El peor de los que siguen vigentes decide la nota de Pagos.',
      },
    ],
  },
  staleAndWithdrawn: { id: 'retiros-copihue', title: 'Lo que tardó Copihue', partner: 'copihue-casino' },
  withoutTitle: { id: 'retiros-sin-titulo', partner: 'casino-andino' },
});

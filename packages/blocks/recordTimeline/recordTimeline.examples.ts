import type { RawBlock } from '@lupa/contracts/page.ts';

export const recordTimelineExamples = {
  usual: {
    type: 'recordTimeline',
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
  staleAndWithdrawn: { type: 'recordTimeline', id: 'retiros-copihue', title: 'Lo que tardó Copihue', partner: 'copihue-casino' },
  withoutTitle: { type: 'recordTimeline', id: 'retiros-sin-titulo', partner: 'casino-andino' },
} satisfies Record<string, RawBlock>;

import type { RawBlock } from '@lupa/contracts/page.ts';

/** Their partners are in exampleContext.ts. */
export const bonusCardsExamples = {
  usual: {
    type: 'bonusCards',
    id: 'bonos',
    title: 'Bonos de bienvenida que vale la pena mirar',
    intro: [
      {
        kind: 'paragraph',
        html: 'Cada tarjeta dice lo que el bono pide antes de dejarte retirar. Lo revisamos en los términos de cada casino.',
      },
    ],
    toplist: 'home',
    offerTypes: ['welcome'],
    limit: 6,
  },
  two: { type: 'bonusCards', id: 'dos', toplist: 'corta' },
  one: { type: 'bonusCards', id: 'uno', title: 'El bono de la semana', toplist: 'home', limit: 1 },
  broken: { type: 'bonusCards', id: 'roto', title: '', intro: null, toplist: 'home', offerTypes: [null, ''], limit: null },
} satisfies Record<string, RawBlock>;

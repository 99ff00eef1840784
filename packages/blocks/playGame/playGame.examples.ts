import type { RawBlock } from '@lupa/contracts/page.ts';

export const playGameExamples = {
  usual: {
    type: 'playGame',
    id: 'desierto',
    gameId: 101,
    title: null,
    body: [
      {
        kind: 'paragraph',
        html: 'Cinco rodillos, veinte líneas y un ritmo de sequía: lo normal es ver bajar el saldo hasta que el desierto florece. Con apuestas de <strong>$100</strong>, mil créditos de práctica alcanzan para unos veinte minutos.',
      },
    ],
    partner: null,
  },
  withPartner: { type: 'playGame', id: 'condor', gameId: 102, title: 'Cóndor de Fuego, por dentro', partner: 'pacifico-play' },
  table: { type: 'playGame', id: 'ruleta', gameId: 103 },
  longName: { type: 'playGame', id: 'tesoro', gameId: 105 },
  empty: { type: 'playGame', id: 'sin-datos', gameId: 106 },
  stopped: { type: 'playGame', id: 'chinchilla', gameId: 207 },
  notToBePlayed: { type: 'playGame', id: 'frutilla', gameId: '104', body: null, partner: 'viejo-roble' },
} satisfies Record<string, RawBlock>;

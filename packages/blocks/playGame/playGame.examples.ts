import { examplesOf } from '../shared/examples/examplesOf.ts';

export const playGameExamples = examplesOf('playGame', {
  usual: {
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
  withPartner: { id: 'condor', gameId: 102, title: 'Cóndor de Fuego, por dentro', partner: 'pacifico-play' },
  table: { id: 'ruleta', gameId: 103 },
  longName: { id: 'tesoro', gameId: 105 },
  empty: { id: 'sin-datos', gameId: 106 },
  stopped: { id: 'chinchilla', gameId: 207 },
  notToBePlayed: { id: 'frutilla', gameId: '104', body: null, partner: 'viejo-roble' },
});

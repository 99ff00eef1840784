import { examplesOf } from '../shared/examples/examplesOf.ts';

export const freeGamesExamples = examplesOf('freeGames', {
  usual: {
    id: 'juegos',
    title: 'Los más jugados gratis',
    intro: [
      {
        kind: 'paragraph',
        html: 'Pruébalos con créditos de práctica antes de poner plata. El <strong>RTP</strong> que mostramos es el que publica cada estudio.',
      },
    ],
    gameTypes: [],
    providerIds: [],
    sort: 'search_volume:desc',
    pageSize: 24,
    showFilters: true,
  },
  firstOfMany: { id: 'tragamonedas', title: 'Tragamonedas', gameTypes: ['Slots'], pageSize: 2 },
  jackpots: { id: 'pozos', title: 'Juegos con pozo', gameTypes: ['PROGRESSIVE_JACKPOTS'], pageSize: 12 },
  one: { id: 'ruleta', title: 'Ruleta', gameTypes: ['ROULETTE'] },
  nothing: {
    id: 'keno',
    title: 'Keno de la casa',
    intro: [{ kind: 'paragraph', html: 'Sorteos de números, de los que duran menos que un café.' }],
    gameTypes: ['KENO'],
  },
  empty: { id: 'vacio', gameTypes: ['KENO'] },
  broken: {
    id: 'roto',
    title: 'Con datos rotos',
    gameTypes: [null, 7],
    providerIds: ['x'],
    sort: 'por-suerte',
    pageSize: null,
  },
});

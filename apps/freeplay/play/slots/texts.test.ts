import { expect, test } from 'vitest';
import type { SlotSpin, SlotWin } from '../../rules/slotSpin.ts';
import { formatRound } from './texts.ts';

const faces = ['anclas', 'conchas', 'peces', 'letras A'].map((plural) => ({ plural }));
const win = (symbol: number, line: number, pays: number, run = 3): SlotWin => ({ symbol, run, line, paths: 1, pays });
const spinOf = (...wins: SlotWin[]): SlotSpin => ({ stops: [], stars: [], wins, pays: wins.reduce((sum, { pays }) => sum + pays, 0) });

test.each([
  ['nothing', [spinOf()], 0, 'Sin premio esta vez.'],
  ['one win', [spinOf(win(0, 3, 2))], 200, 'Recibes 200: tres anclas en la línea 4.'],
  [
    'two wins, the higher first, each with what it pays',
    [spinOf(win(1, 0, 0.5), win(0, 1, 2, 4))],
    250,
    'Recibes 250: cuatro anclas en la línea 2 (200) y tres conchas en la línea 1 (50).',
  ],
  [
    'more than three wins',
    [spinOf(win(0, 0, 4), win(1, 1, 3), win(2, 2, 2), win(3, 3, 1))],
    1000,
    'Recibes 1.000: tres anclas en la línea 1 (400), tres conchas en la línea 2 (300), tres peces en la línea 3 (200) y 1 premio más.',
  ],
  ['free spins', [spinOf(), spinOf(win(2, -1, 0.125)), spinOf()], 13, '2 giros gratis. Recibes 13: tres peces en 1 camino.'],
])('a round with %s is told with its amounts and where they come from', (_, spins, won, told) => {
  expect(formatRound({ spins, won }, 100, faces)).toBe(told);
});

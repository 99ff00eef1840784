import type { DemoBlock } from '../writing/demoBlock.ts';
import { formatPesos } from '../writing/figures.ts';
import { table } from '../writing/writeBlocks.ts';
import { hourlyCost } from '../gameTypes/odds.ts';
import type { GameFacts } from './gameFacts.ts';

const spinsPerHour = 600;

/** What a slot costs at several bets, in pesos. */
export function sessionTable({ returned, highestWin, win }: GameFacts, bets: number[]): DemoBlock {
  return table(
    'Cuánto cuesta, en pesos',
    ['Apuesta', 'Apostado en 100 giros', 'Costo de 100 giros', 'Costo de una hora', 'Premio máximo'],
    bets.map((bet) => [
      `**${formatPesos(bet)}**`,
      formatPesos(bet * 100),
      formatPesos(hourlyCost(bet, 100, returned)),
      formatPesos(hourlyCost(bet, spinsPerHour, returned)),
      formatPesos(bet * highestWin),
    ]),
    `Costo promedio si se jugara por plata, a ${spinsPerHour} giros por hora. El máximo son ${win} la apuesta.`,
  );
}

import type { GameFacts } from '../../rules/gameFacts.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const states = { closed: 'cerrada', gem: 'gema', hit: 'mina', mine: 'había una mina', left: 'había una gema' } as const;
const countGems = (count: number) => `${count} ${count === 1 ? 'gema' : 'gemas'}`;

export const texts = {
  stage: 'Campo de 25 casillas',
  mines: 'Minas',
  countMines: (count: number) => `${count} ${count === 1 ? 'mina' : 'minas'}`,
  countGems,
  fields: 'Casillas',
  field: (field: number, state: keyof typeof states) => `Casilla ${field + 1}: ${states[state]}`,
  play: 'Jugar',
  chooseFirst: 'Elige una casilla',
  cashOut: (worth: number) => `Retirar ${formatCredits(worth)}`,
  prizes: 'Lo que paga cada gema',
} as const;

export function formatCashOut(gems: number, won: number): string {
  return `Te retiras con ${countGems(gems)}: recibes ${formatCredits(won)}.`;
}

export function formatHit(field: number): string {
  return `Mina en la casilla ${field + 1}: esta vez no.`;
}

export function help(facts: GameFacts): string[] {
  return [
    'Elige cuántas minas se esconden entre las 25 casillas y abre de a una. Cada gema sube el premio; retírate cuando quieras. Si abres una mina, pierdes la apuesta.',
    'Las minas se sortean antes de la primera casilla y no se mueven. Al terminar se muestran todas.',
    `Cada multiplicador corresponde a lo difícil que es llegar hasta ahí: retirarse antes o después devuelve lo mismo a la larga. El tope es ${formatTimes(readTerms(facts).limit)}; la última gema bajo el tope se cobra sola.`,
  ];
}

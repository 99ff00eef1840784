import { spanishLocale } from '@lupa/contracts/market.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { factorDecimals } from '../../rules/mines.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const states = { closed: 'cerrada', gem: 'gema', hit: 'mina', mine: 'había una mina', left: 'había una gema' } as const;
const factorFormat = new Intl.NumberFormat(spanishLocale, { useGrouping: 'always', maximumFractionDigits: factorDecimals });
const chanceFormat = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 1 });
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
  prizes: 'Lo que paga cada gema, y la chance de la próxima',
} as const;

/** `0.88` → `88 %` */
export function formatChance(chance: number): string {
  return `${chanceFormat.format(chance * 100)}\u00A0%`;
}

/** `1.0596` → `×1,0596` */
export function formatFactor(factor: number): string {
  return `×${factorFormat.format(factor)}`;
}

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
    'Recibes la apuesta por el multiplicador que ves. Si queda una fracción de crédito, se completa al azar en proporción a ella: en promedio, justo lo que corresponde.',
  ];
}

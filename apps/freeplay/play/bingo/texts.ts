import { bingoBalls } from '../../rules/bingo.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

export const texts = {
  stage: 'Cartón de bingo',
  otherCard: 'Otro cartón',
  callAll: 'Cantar todas',
  play: 'Jugar',
  ballsOf: (called: number) => `${called} de ${bingoBalls} bolas`,
} as const;

export function formatRound({ lines, won }: { lines: number; won: number }): string {
  if (lines === 0) return 'Ninguna línea con estas bolas: esta vez no.';
  const what = lines === 12 ? '¡Cartón lleno!' : lines === 1 ? 'Una línea' : `${lines} líneas`;
  return `${what}: recibes ${formatCredits(won)}.`;
}

export function help(facts: GameFacts): string[] {
  return [
    `Juegas con un cartón de 24 números y centro libre. Salen ${bingoBalls} de las 75 bolas y se marcan solas: cada fila, columna o diagonal completa es una línea.`,
    'El premio depende de cuántas líneas completes; las doce son el cartón lleno. Puedes cambiar de cartón antes de cada ronda: todos tienen la misma probabilidad.',
    `Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ];
}

import type { GameFacts } from '../../rules/gameFacts.ts';
import { slingoSpins } from '../../rules/slingo.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

export const texts = {
  stage: 'Cartón y rodillos de slingo',
  otherCard: 'Otro cartón',
  reels: 'Rodillos',
  joker: 'comodín',
  play: `Jugar ${slingoSpins} giros`,
  spin: (left: number) => `Girar: ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
} as const;

export function formatRound({ lines, won }: { lines: number; won: number }): string {
  const what = lines === 12 ? '¡Cartón lleno!' : lines === 1 ? 'Una línea' : `${lines} líneas`;
  return lines === 0 ? 'Ninguna línea en ocho giros: esta vez no.' : `${what}: recibes ${formatCredits(won)}.`;
}

export function help(facts: GameFacts): string[] {
  return [
    `Una apuesta son ${slingoSpins} giros. Cada rodillo muestra un número de su columna; si está en tu cartón, se marca. La estrella es comodín: marca una casilla al azar de su columna.`,
    'Un número que ya salió no vuelve a salir en la ronda. Al final cobras según cuántas filas, columnas y diagonales completaste.',
    `Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ];
}

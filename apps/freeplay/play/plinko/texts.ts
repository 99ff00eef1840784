import type { GameFacts } from '../../rules/gameFacts.ts';
import type { PlinkoRisk } from '../../rules/plinko.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const risks: Record<PlinkoRisk, string> = { calm: 'Tranquilo', lively: 'Movido', wild: 'Bravo' };

export const texts = {
  risks,
  stage: 'Tablero de clavijas',
  prizes: 'Premios',
  drop: 'Soltar',
  finish: 'Ver dónde cae',
  past: 'Últimas bolitas, de la más nueva a la más vieja',
  bins: (pays: readonly number[]) => `Casillas de izquierda a derecha: ${pays.map(formatCredits).join('; ')}.`,
} as const;

export function formatFall(times: number, won: number): string {
  return `Cayó en ${formatTimes(times)}: ${won > 0 ? `recibes ${formatCredits(won)}` : 'esta vez no'}.`;
}

export function help(facts: GameFacts): string[] {
  return [
    'Suelta la bolita: en cada una de las doce clavijas cae a la izquierda o a la derecha con la misma probabilidad, y cobras lo que dice la casilla donde termina.',
    'Elige entre premios tranquilos, movidos o bravos: cambia cuánto pagan el centro y las orillas, no lo que devuelven a la larga.',
    `Llegar a una orilla ocurre 1 vez en 4.096. Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ];
}

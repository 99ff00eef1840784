import type { GameFacts } from '../../rules/gameFacts.ts';
import { kenoDrawn, mostPicks } from '../../rules/keno.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

export const texts = {
  stage: 'Cartón de 80 números',
  picked: (count: number) => `Elige de 1 a ${mostPicks} números. Elegidos: ${count}.`,
  hint: `Toca de 1 a ${mostPicks} números o elige al azar.`,
  pickAny: 'Al azar',
  clear: 'Borrar',
  draw: 'Sortear',
  showAll: 'Mostrar todo',
  prizes: 'Premios por aciertos',
  hits: (count: number) => (count === 1 ? 'acierto' : 'aciertos'),
} as const;

export function formatDraw({ hits, won }: { hits: number; won: number }, picks: number): string {
  const count = `${hits} de ${picks} ${picks === 1 ? 'número' : 'números'}`;
  return won > 0 ? `Acertaste ${count}: recibes ${formatCredits(won)}.` : `Acertaste ${count}: esta vez no.`;
}

export function help(facts: GameFacts): string[] {
  return [
    `Elige de 1 a ${mostPicks} números entre 1 y 80. Se sortean ${kenoDrawn} y los premios dependen de cuántos aciertas; la lista cambia según cuántos elijas.`,
    'Todos los números tienen la misma probabilidad, hayan salido o no en el sorteo anterior.',
    `Cada lista de premios devuelve lo mismo a la larga. Ninguno pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ];
}

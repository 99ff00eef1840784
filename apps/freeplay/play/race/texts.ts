import type { GameFacts } from '../../rules/gameFacts.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

export const runnerNames: readonly string[] = ['Puelche', 'Terral', 'Surazo', 'Camanchaca', 'Travesía', 'Raco'];

export const texts = {
  stage: 'Regata de seis veleros',
  runner: 'Tu velero',
  place: (place: number) => `${place}º`,
  start: 'Largar',
  finish: 'Ver la llegada',
  again: 'Nueva regata',
} as const;

export function formatRace({ order, won }: { order: readonly number[]; won: number }, choice: number): string {
  const winner = runnerNames[order[0] ?? 0] ?? '';
  if (order[0] === choice) return `¡Ganó ${winner}, tu velero! Recibes ${formatCredits(won)}.`;
  const back = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  return `Ganó ${winner}; ${runnerNames[choice] ?? ''} llegó en el lugar ${order.indexOf(choice) + 1}.${back}`;
}

export function help(facts: GameFacts): string[] {
  return [
    'Elige uno de los seis veleros y larga la regata. Si llega primero, cobras tu apuesta por su cuota.',
    'Las cuotas cambian en cada regata. Una cuota baja es un favorito: gana más seguido y paga menos. Todas devuelven lo mismo a la larga.',
    `El orden de llegada se sortea al largar; la regata lo muestra. Ninguna cuota pasa de ${formatTimes(readTerms(facts).limit)}.`,
  ];
}

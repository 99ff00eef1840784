import type { GameFacts } from '../../rules/gameFacts.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

export const texts = {
  stage: 'Vuelo del volantín',
  start: 'Elevar',
  getOff: 'Bajarme con',
  exit: 'Bajarse',
  byHand: 'A mano',
  exitAt: (height: number) => `En ${formatTimes(height)}`,
  past: 'Últimos cortes',
  verdict: ({ exit, won }: { exit: number | null; won: number }) => (exit === null ? 'Cortado' : `A salvo con ${formatCredits(won)}`),
} as const;

export function formatFlight(crash: number, exit: number | null, won: number): string {
  if (exit !== null) return `Te bajaste en ${formatTimes(exit)}: recibes ${formatCredits(won)}. Se cortó en ${formatTimes(crash)}.`;
  return crash === 0 ? 'Se cortó antes de elevarse: esta vez no.' : `Se cortó en ${formatTimes(crash)}: esta vez no.`;
}

export function help(facts: GameFacts): string[] {
  const { share, limit } = readTerms(facts);
  const chance = (height: number) => `${formatCredits(Math.round((share * 10_000) / height) / 100)} %`;
  return [
    'Elevas un volantín y su multiplicador sube desde ×1. Bájate antes de que se corte el hilo y cobras tu apuesta por el multiplicador; si se corta primero, la pierdes.',
    'Puedes bajarte a mano o dejar elegido el multiplicador antes de elevar.',
    `El corte se sortea antes de partir. La probabilidad de llegar a ×2 es ${chance(2)} y a ×10, ${chance(10)}: bajarse antes o después devuelve lo mismo a la larga, y los vuelos anteriores no anuncian el próximo.`,
    `En ${formatTimes(limit)} el vuelo termina y se cobra solo.`,
  ];
}

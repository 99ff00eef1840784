import type { CrapsSide } from '../../rules/craps.ts';
import { formatCredits } from '../formatCredits.ts';

export const points = [4, 5, 6, 8, 9, 10] as const;
export const sideNames: Record<CrapsSide, string> = { pass: 'Línea de pase', dontPass: 'No pase' };
export const sideHints: Record<CrapsSide, string> = { pass: 'Gana con 7 u 11', dontPass: 'Gana con 2 o 3' };

export const texts = {
  stage: 'Mesa de craps',
  points: (point: number | null) => (point === null ? 'Sin punto' : `Punto: ${point}`),
  puck: 'Punto',
  bet: 'Tu apuesta',
  sums: 'Últimos tiros, del más nuevo al más viejo',
  roll: 'Tirar los dados',
  rollAgain: 'Tirar otra vez',
} as const;

export function formatPoint(side: CrapsSide, sum: number, point: number, isNew: boolean): string {
  const wanted = side === 'pass' ? `Ganas si sale ${point} antes que 7` : `Ganas si sale 7 antes que ${point}`;
  return isNew ? `Salió ${sum}: es el punto. ${wanted}.` : `Salió ${sum}: no decide. ${wanted}.`;
}

export function formatDecision(side: CrapsSide, sum: number, point: number | null, result: 'win' | 'lose' | 'push', won: number): string {
  const rolled = point === null ? `Salió ${sum} de entrada.` : sum === 7 ? `Salió 7 antes que ${point}.` : `Salió el punto, ${point}.`;
  if (result === 'push') return `${rolled} Empate: recuperas ${formatCredits(won)}.`;
  return result === 'win' ? `${rolled} ${sideNames[side]} gana: recibes ${formatCredits(won)}.` : `${rolled} ${sideNames[side]} pierde.`;
}

export function helpCraps(): string[] {
  return [
    'Apuesta a la línea de pase o en contra y tira los dos dados.',
    'En el primer tiro, la línea de pase gana con 7 u 11 y pierde con 2, 3 o 12. «No pase» es al revés, pero con 12 empata.',
    'Cualquier otra suma queda como punto. Desde ahí, pase gana si el punto sale antes que un 7; «no pase», si el 7 sale antes. La apuesta no se puede retirar.',
    'Las dos pagan 1 a 1. A la larga la línea de pase devuelve 98,59 % y «no pase», 98,64 %.',
    'Teclado: 1 pase, 2 no pase; Enter tira.',
  ];
}

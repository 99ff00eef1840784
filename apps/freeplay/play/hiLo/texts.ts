import type { Card } from '../../rules/cards.ts';
import { chooseHiLoTerms, type HiLoGuess } from '../../rules/hiLo.ts';
import { nameCard } from '../cards/PlayingCard.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

export const texts = {
  stage: 'Mayor o menor',
  question: '¿Mayor o menor?',
  past: 'Cartas de esta ronda',
  next: 'La próxima carta',
  start: 'Apostar',
  chooseFirst: 'Elige primero',
  collect: (pot: number) => `Cobrar ${formatCredits(pot)}`,
  otherCard: 'Otra carta',
  otherCardSaid: 'Otra carta para empezar.',
} as const;

/** With an ace or a king on the table the same rank is a guess of its own. */
export function nameGuess(guess: HiLoGuess, rank: number): string {
  if (guess === 'same') return 'Igual';
  const isStrict = rank === 1 || rank === 13;
  if (guess === 'higher') return isStrict ? 'Mayor' : 'Mayor o igual';
  return isStrict ? 'Menor' : 'Menor o igual';
}

export function formatRight(next: Card, pot: number): string {
  return `Salió ${nameCard(next)}: acertaste. Llevas ${formatCredits(pot)}.`;
}

export function formatWrong(next: Card): string {
  return `Salió ${nameCard(next)}. Se acabó la racha.`;
}

export function formatCollected(won: number, guesses: number): string {
  return `${guesses === 1 ? 'Un acierto' : `${guesses} aciertos`}: recibes ${formatCredits(won)}.`;
}

export function formatMultiplier(multiplier: number): string {
  return `×${formatCredits(Math.floor(multiplier * 100 + 1e-9) / 100)}`;
}

export function formatChance(chance: number): string {
  return `${formatCredits(Math.round(chance * 1000) / 10)} %`;
}

export function helpHiLo({ rtp }: GameFacts): string[] {
  const { share, cap } = chooseHiLoTerms(rtp);
  return [
    '¿La próxima carta es mayor o menor? Cada acierto multiplica lo que llevas. Cobra cuando quieras; con un error se pierde todo.',
    'El as es la más baja y el rey la más alta. Cada carta sale de una baraja completa, así que lo que ya salió no cambia nada.',
    `Los pagos son la probabilidad dada vuelta, con un descuento una sola vez por ronda: juegues como juegues, a la larga vuelve ${formatCredits(share * 100)} %.`,
    `Antes de apostar puedes cambiar la primera carta. Al llegar cerca de ${formatCredits(cap)} veces tu apuesta el juego cobra solo.`,
    'Teclado: flecha arriba mayor, flecha abajo menor, I igual, Enter empieza o cobra.',
  ];
}

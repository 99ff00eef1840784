import type { GameFacts } from '../../rules/gameFacts.ts';
import { wheelPrize, wheelSegments, wheelSymbols, type WheelSymbol } from '../../rules/prizeWheel.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const names: Record<WheelSymbol, string> = {
  sun: 'Sol',
  moon: 'Luna',
  wave: 'Ola',
  star: 'Estrella',
  mountain: 'Volcán',
  condor: 'Cóndor',
};

export const texts = {
  names,
  stage: 'Rueda de la fortuna',
  symbol: 'Tu símbolo',
  segments: ' casillas',
  spin: 'Girar',
  stop: 'Detener',
} as const;

function nameSymbol(symbol: number | undefined): string {
  const found = wheelSymbols[symbol ?? 0];
  return found ? names[found.id] : '';
}

export function formatTurn({ segment, isHit, won }: { segment: number; isHit: boolean; won: number }, symbol: number): string {
  const stopped = nameSymbol(wheelSegments[segment]);
  if (isHit) return `Salió ${stopped}: recibes ${formatCredits(won)}.`;
  const back = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  return `Salió ${stopped} y jugabas a ${nameSymbol(symbol)}: esta vez no.${back}`;
}

export function help(facts: GameFacts): string[] {
  const terms = readTerms(facts);
  const symbols = wheelSymbols.map(({ id, count }, index) => `${names[id]} ${count} (paga ${formatTimes(wheelPrize(index, terms).won)})`);
  return [
    'Elige uno de los seis símbolos y gira la rueda. Si se detiene en el tuyo, cobras lo que muestra.',
    `La rueda tiene ${wheelSegments.length} casillas iguales: ${symbols.join(', ')}.`,
    'Todos los símbolos devuelven lo mismo a la larga: el que paga más sale menos. Cuando un premio no da créditos enteros, la fracción se sortea.',
  ];
}

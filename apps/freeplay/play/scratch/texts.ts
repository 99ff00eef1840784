import type { GameFacts } from '../../rules/gameFacts.ts';
import { scratchPrizes, type ScratchSymbol } from '../../rules/scratchCard.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

const names: Record<ScratchSymbol, string> = {
  condor: 'cóndor',
  star: 'estrella',
  sun: 'sol',
  mountain: 'montaña',
  wave: 'ola',
  leaf: 'hoja',
  fish: 'pez',
  moon: 'luna',
  shell: 'concha',
};

export const texts = {
  names,
  stage: 'Cartón para raspar',
  title: 'Tres iguales ganan',
  empty: 'Compra un cartón y ráspalo con el dedo o el mouse.',
  scratchHere: 'Raspa aquí',
  prizes: 'Premios',
  buy: 'Comprar cartón',
  openAll: 'Destapar todo',
} as const;

export function formatCard(won: number): string {
  return won > 0 ? `Tres iguales: recibes ${formatCredits(won)}.` : 'No hay tres iguales: esta vez no.';
}

export function help(facts: GameFacts): string[] {
  const prizes = scratchPrizes(readTerms(facts));
  const winning = prizes.reduce((sum, { chance }) => sum + chance, 0);
  return [
    'Compra un cartón y raspa la pintura, o usa el botón para destapar los nueve campos. Tres símbolos iguales pagan el premio de ese símbolo.',
    `Premian ${formatCredits(Math.round(winning * 100))} de cada 100 cartones. ${prizes
      .toReversed()
      .map(({ symbol, times, chance }) => `${names[symbol]} ${formatTimes(times)} (1 en ${formatCredits(Math.round(1 / chance))})`)
      .join(', ')}.`,
    'El resultado está impreso desde que compras el cartón: da lo mismo por dónde empieces.',
  ];
}

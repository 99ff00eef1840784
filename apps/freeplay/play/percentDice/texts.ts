import { highestChance, lowestChance, type PercentSide } from '../../rules/percentDice.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

const usualReturn = 97;

export const sideNames: Record<PercentSide, string> = { under: 'Menor que', over: 'Desde' };

export const texts = {
  stage: 'Dados de cien',
  past: 'Últimos tiros, del más nuevo al más viejo',
  won: 'ganó',
  lost: 'perdió',
  bet: 'Tu apuesta',
  chance: 'Probabilidad',
  multiplies: 'Multiplica',
  prize: 'Si aciertas',
  roll: 'Tirar',
} as const;

export function chooseReturn({ rtp }: Pick<GameFacts, 'rtp'>): number {
  return rtp ?? usualReturn;
}

export function formatRoll(side: PercentSide, target: number, roll: number, won: number): string {
  const wanted = side === 'under' ? `menor que ${target}` : `${target} o más`;
  return won > 0 ? `Salió ${roll}: es ${wanted}. Recibes ${formatCredits(won)}.` : `Salió ${roll}: no es ${wanted}. Esta vez no.`;
}

export function helpPercentDice(facts: GameFacts): string[] {
  const rtp = chooseReturn(facts);
  return [
    'Dos dados de diez caras dan un número del 0 al 99: uno marca las decenas y el otro, las unidades.',
    'Elige si saldrá menor que tu número o desde él para arriba, y mueve el control: con menos probabilidad se gana más.',
    `El pago es ${formatCredits(rtp)} dividido por la probabilidad, de modo que todas las posiciones devuelven lo mismo a la larga: ${formatCredits(rtp)} %. Se puede elegir entre ${lowestChance} % y ${highestChance(rtp)} % de probabilidad.`,
    'Teclado: 1 menor, 2 desde; las flechas mueven el control y Enter tira.',
  ];
}

import { coinPay, mostCalls, type CoinSide } from '../../rules/coinToss.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';
import { readTerms } from '../../rules/terms.ts';
import { formatCredits, formatTimes } from '../formatCredits.ts';

export const texts = {
  stage: 'Cara o sello',
  call: '¿Qué va a salir?',
  sides: { cara: 'Cara', sello: 'Sello' },
  toss: 'Lanzar',
  double: 'Doblar',
  cashOut: (worth: number) => `Retirar ${formatCredits(worth)}`,
  prizes: 'Lo que pagan los aciertos seguidos',
  callsInARow: (count: number) => (count === 1 ? '1 acierto' : `${count} seguidos`),
} as const;

export function formatCashOut(calls: number, won: number): string {
  return `${calls === 1 ? 'Un acierto' : `${calls} aciertos seguidos`}: recibes ${formatCredits(won)}.`;
}

export function formatWrong(shown: CoinSide, called: CoinSide): string {
  return `Salió ${shown} y dijiste ${called}: esta vez no.`;
}

export function help(facts: GameFacts): string[] {
  const terms = readTerms(facts);
  const most = mostCalls(terms);
  return [
    'Elige cara o sello y lanza la moneda. Si aciertas, retira el premio o vuelve a lanzar por el doble; si fallas, pierdes la apuesta.',
    `La moneda cae de cada lado la mitad de las veces. Un acierto paga ${formatTimes(coinPay(1, terms))} y cada acierto seguido dobla: retirarse antes o después devuelve lo mismo a la larga.`,
    `Con ${most} ${most === 1 ? 'acierto' : 'aciertos seguidos'} se llega al tope y se cobra solo. La moneda no recuerda lo que salió antes.`,
  ];
}

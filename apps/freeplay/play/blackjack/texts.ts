import {
  chooseBlackjackRules,
  countHand,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackResult,
  type BlackjackRules,
} from '../../rules/blackjack.ts';
import type { Card } from '../../rules/cards.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

export const moveNames: Record<BlackjackMove, string> = { hit: 'Pedir', stand: 'Plantarse', double: 'Doblar', split: 'Separar' };

export const resultNames: Record<BlackjackResult, string> = {
  blackjack: 'Blackjack',
  win: 'Gana',
  push: 'Empate',
  lose: 'Pierde',
  bust: 'Se pasó',
};

const payOf = ({ blackjackPays }: BlackjackRules) => (blackjackPays === 1.5 ? '3 a 2' : '6 a 5');
const soft17Of = ({ hitsSoft17 }: BlackjackRules) => (hitsSoft17 ? 'pide' : 'se planta');

export const texts = {
  stage: 'Mesa de blackjack',
  dealer: 'La casa',
  house: 'Casa',
  hand: 'Tu mano',
  you: 'Tú',
  deal: 'Repartir',
  advice: 'Consejo',
  pays: (rules: BlackjackRules) => `Blackjack paga ${payOf(rules)}`,
  soft17: (rules: BlackjackRules) => `La casa ${soft17Of(rules)} con 17 blando`,
} as const;

/** `18`, or `8 o 18` while an ace may count either way. */
export function formatTotal(cards: readonly Card[]): string {
  const { total, isSoft } = countHand(cards);
  return isSoft && total < 21 ? `${total - 10} o ${total}` : String(total);
}

export function formatHand(hand: BlackjackHand, place: number, hands: number, dealerUp: Card): string {
  const own = hands > 1 ? `Mano ${place + 1} de ${hands}: tienes` : 'Tienes';
  return `${own} ${formatTotal(hand.cards)}. La casa muestra ${formatTotal([dealerUp])}.`;
}

export function formatAdvice(move: BlackjackMove): string {
  return `La estrategia básica dice: ${moveNames[move].toLowerCase()}.`;
}

export function formatDeparture(advised: BlackjackMove, chosen: BlackjackMove): string {
  return `Elegiste ${moveNames[chosen].toLowerCase()}; la estrategia básica decía ${moveNames[advised].toLowerCase()}.`;
}

export function formatResult(results: readonly BlackjackResult[], dealer: readonly Card[], won: number, staked: number): string {
  const house = `La casa tiene ${countHand(dealer).total}.`;
  const paid = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  if (results.length > 1)
    return `${results.map((result, place) => `Mano ${place + 1}: ${resultNames[result].toLowerCase()}`).join('. ')}. ${house}${paid}`;
  switch (results[0]) {
    case 'blackjack':
      return `¡Blackjack!${paid}`;
    case 'win':
      return `${countHand(dealer).total > 21 ? 'La casa se pasó.' : house} Ganas.${paid}`;
    case 'push':
      return `${house} Empate: recuperas ${formatCredits(staked)}.`;
    case 'bust':
      return 'Te pasaste de 21. Gana la casa.';
    default:
      return `${house} Gana la casa.`;
  }
}

export function helpBlackjack({ rtp }: GameFacts): string[] {
  const rules = chooseBlackjackRules(rtp);
  return [
    'Suma más que la casa sin pasarte de 21. Las figuras valen 10 y el as, 1 u 11.',
    `Seis mazos, barajados antes de cada mano. La casa ${soft17Of(rules)} con 17 blando y mira si tiene blackjack antes de que juegues. Un as con una carta de 10 de entrada paga ${payOf(rules)}.`,
    `Doblar: una apuesta igual y una sola carta más, con cualquier par de cartas${rules.doublesAfterSplit ? ', también después de separar' : ', pero no después de separar'}. Separar: una vez, con dos cartas del mismo valor; a los ases les llega una carta a cada uno. No hay seguro ni rendición.`,
    'Con «Consejo» ves lo que dice la estrategia básica. Si te apartas de ella, la mesa te lo cuenta.',
    'Teclado: P pide, S o Enter se planta, D dobla, X separa, C da el consejo. Enter también reparte.',
  ];
}

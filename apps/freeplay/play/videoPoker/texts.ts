import { choosePayTable, type PokerHand } from '../../rules/videoPoker.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

export const handNames: Record<PokerHand, string> = {
  royalFlush: 'Escalera real',
  straightFlush: 'Escalera de color',
  fourOfAKind: 'Póker',
  fullHouse: 'Full',
  flush: 'Color',
  straight: 'Escalera',
  threeOfAKind: 'Trío',
  twoPair: 'Doble par',
  jacksOrBetter: 'Par de J o mayor',
};

export const texts = {
  stage: 'Video póker',
  hand: 'Tus cartas',
  card: (place: number) => `Carta ${place + 1}`,
  held: 'Guardada',
  deal: 'Repartir',
  draw: 'Cambiar',
  keepAll: 'Quedarse con todas',
  pays: 'Tabla de pagos',
} as const;

export function formatHold(hand: PokerHand | null): string {
  return `${hand ? `${handNames[hand]}. ` : ''}Toca las cartas que quieras guardar.`;
}

export function formatDraw(hand: PokerHand | null, won: number): string {
  return hand ? `${handNames[hand]}: recibes ${formatCredits(won)}.` : 'Nada que pague esta vez.';
}

export function helpVideoPoker({ rtp }: GameFacts): string[] {
  const { fullHouse, flush } = choosePayTable(rtp);
  return [
    'Recibes cinco cartas. Guarda las que quieras y cambia las demás una vez. Se paga según la tabla: no hay rivales.',
    `Esta máquina es una «${fullHouse}/${flush}» de Jacks or Better: paga ${fullHouse} por el full y ${flush} por el color. Los pagos son por tu apuesta completa, con la escalera real a 800.`,
    'El retorno que se indica vale para quien juega perfecto. Por ejemplo, un par bajo vale más que una carta alta suelta, y cuatro cartas para color valen más que un par bajo.',
    'Una baraja de 52 cartas, barajada antes de cada mano.',
    'Teclado: 1 a 5 guardan o sueltan cada carta; Enter reparte y cambia.',
  ];
}

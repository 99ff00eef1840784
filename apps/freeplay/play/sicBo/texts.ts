import { chooseSicBoReturn, sicBoMultipliers, type SicBoBet } from '../../rules/sicBo.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

const names = { small: 'Chico', big: 'Grande', odd: 'Impar', even: 'Par', anyTriple: 'Cualquier trío' } as const;

export const texts = { stage: 'Mesa de sic bo', roll: 'Tirar' } as const;

export function nameSicBoBet({ kind, number }: SicBoBet): string {
  switch (kind) {
    case 'total':
      return `Suma ${number}`;
    case 'single':
      return `Un ${number}`;
    case 'double':
      return `Par de ${number}`;
    case 'triple':
      return `Trío de ${number}`;
    default:
      return names[kind];
  }
}

/** `×1,95`, and for a face that may fall more than once the least of the three. */
export function formatPay(bet: SicBoBet, rtp: number): string {
  const [one] = sicBoMultipliers(bet, rtp);
  return `×${formatCredits(one)}`;
}

export function formatRoll(dice: readonly number[], won: number): string {
  const sum = dice.reduce((total, die) => total + die, 0);
  const rolled = `Salió ${dice.join(', ')}: suma ${sum}.`;
  return won > 0 ? `${rolled} Recibes ${formatCredits(won)}.` : `${rolled} Esta vez no.`;
}

export function helpSicBo({ rtp }: GameFacts): string[] {
  const returned = chooseSicBoReturn(rtp);
  const single = sicBoMultipliers({ id: 'single-1', kind: 'single', number: 1 }, returned).map((each) => `×${formatCredits(each)}`);
  return [
    'Sic bo: tres dados y una mesa de apuestas. Tu apuesta es el valor de la ficha; toca donde quieras ponerla y tira.',
    'Chico es una suma de 4 a 10; grande, de 11 a 17. Los tríos hacen perder a chico, grande, par e impar.',
    `Un número solo paga ${single[0]} si sale en un dado, ${single[1]} en dos y ${single[2]} en los tres. El par de un número gana también con el trío.`,
    `Cada casilla muestra lo que vuelve por crédito, con la apuesta incluida. Todas devuelven a la larga ${formatCredits(returned)} %, salvo lo que se pierde al redondear.`,
    'Teclado: las flechas recorren la mesa y Enter pone una ficha; Retroceso la quita. Tab lleva a Tirar.',
  ];
}

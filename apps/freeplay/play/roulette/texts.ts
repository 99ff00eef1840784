import { formatCredits } from '../formatCredits.ts';
import {
  chooseRouletteVariant,
  colourOf,
  formatPocket,
  multiplierOf,
  type RouletteBet,
  type RouletteBetKind,
  type RouletteVariant,
} from '../../rules/roulette.ts';
import type { GameFacts } from '../../rules/gameFacts.ts';

const colours = { red: 'rojo', black: 'negro', green: 'verde' } as const;
const outside: Partial<Record<RouletteBetKind, string>> = {
  red: 'Rojo',
  black: 'Negro',
  even: 'Par',
  odd: 'Impar',
  low: '1 a 18',
  high: '19 a 36',
};
const inside: Partial<Record<RouletteBetKind, string>> = {
  straight: 'Pleno',
  split: 'Caballo',
  street: 'Transversal',
  corner: 'Cuadro',
  sixLine: 'Seisena',
};

export const texts = {
  stage: 'Ruleta',
  inside: 'Por dentro',
  spin: 'Girar',
  history: 'Últimos números, del más nuevo al más viejo',
} as const;

/** What can be laid between the numbers; `all` shows every place at once, for a pointer that can aim. */
export const insideModes = ['all', 'straight', 'split', 'street', 'corner', 'sixLine'] as const;
export type InsideMode = (typeof insideModes)[number];

export function nameMode(mode: InsideMode): string {
  return mode === 'all' ? 'Todas' : (inside[mode] ?? '');
}

export function labelCell({ kind, numbers }: RouletteBet): string {
  if (kind === 'straight') return formatPocket(numbers[0] ?? 0);
  if (kind === 'column') return '2 a 1';
  if (kind === 'dozen') return `${numbers[0]} a ${numbers.at(-1)}`;
  return outside[kind] ?? '';
}

/** `Caballo 17-20, paga 17 a 1` */
export function nameRouletteBet(bet: RouletteBet): string {
  return `${nameBet(bet)}, paga ${multiplierOf(bet) - 1} a 1`;
}

function nameBet({ kind, numbers }: RouletteBet): string {
  if (kind === 'dozen') return `Docena del ${numbers[0]} al ${numbers.at(-1)}`;
  if (kind === 'column') return `Columna del ${numbers.at(-1)}`;
  return outside[kind] ?? `${inside[kind]} ${numbers.map(formatPocket).join('-')}`;
}

/** `17, negro` */
export function formatPocketName(pocket: number): string {
  return `${formatPocket(pocket)}, ${colours[colourOf(pocket)]}`;
}

export function formatSpin(pocket: number, won: number): string {
  return won > 0
    ? `Salió el ${formatPocketName(pocket)}. Recibes ${formatCredits(won)}.`
    : `Salió el ${formatPocketName(pocket)}. Esta vez no.`;
}

const wheels: Record<RouletteVariant, string> = {
  european: 'Rueda europea: 37 casillas y un solo cero. Todas las apuestas devuelven lo mismo a la larga, 97,30 %.',
  french:
    'Rueda francesa con «la partage»: si sale el cero, las apuestas a color, par o mitad recuperan la mitad. Ahí el retorno es 98,65 %; en las demás, 97,30 %.',
  american:
    'Rueda americana: 38 casillas, con cero y doble cero. Todas las apuestas de esta mesa devuelven 94,74 % a la larga; la de cinco números, que devuelve menos, no está.',
};

export function helpRoulette({ rtp }: GameFacts): string[] {
  return [
    'Tu apuesta es el valor de la ficha. Toca una casilla para poner una ficha, otra vez para sumar otra, y gira.',
    'Con el selector eliges qué apuestas por dentro: pleno (un número, paga 35 a 1), caballo (dos, 17 a 1), transversal (tres, 11 a 1), cuadro (cuatro, 8 a 1) y seisena (seis, 5 a 1). Docenas y columnas pagan 2 a 1; color, par y mitad, 1 a 1.',
    wheels[chooseRouletteVariant(rtp)],
    'Los últimos números están a la vista porque gusta mirarlos. No sirven para saber cuál viene.',
    'Teclado: las flechas recorren la mesa y Enter pone una ficha; Retroceso la quita. Tab lleva a Girar.',
  ];
}

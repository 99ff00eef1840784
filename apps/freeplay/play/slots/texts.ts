import type { SlotModel } from '../../rules/slots.ts';
import type { SlotRound, SlotWin } from '../../rules/slotSpin.ts';
import { formatCredits } from '../formatCredits.ts';

type NamedSymbol = { plural: string };

export const texts = {
  stage: 'Rodillos',
  letters: (letter: string) => `letras ${letter}`,
  wild: 'Comodín',
  wilds: 'comodines',
  spin: 'Girar',
  stop: 'Parar',
  freeSpin: (number: number, of: number, won: number) => `Giro gratis ${number} de ${of} · llevas ${formatCredits(won)}`,
  freeSpinsGiven: (count: number) => `¡Tres estrellas! ${count} giros gratis`,
  nothing: 'Sin premio esta vez.',
  window: (rows: string[]) => `Se ve: ${rows.join('; ')}.`,
} as const;

const numbers = ['', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho'];
const bigWin = 20;
/** More of them are counted, not told. */
const toldWins = 3;

export function formatWin({ symbol, run, line, paths }: SlotWin, faces: NamedSymbol[]): string {
  const what = `${numbers[run] ?? run} ${faces[symbol]?.plural ?? ''}`;
  if (line >= 0) return `${what} en la línea ${line + 1}`;
  return `${what} en ${formatCredits(paths)} ${paths === 1 ? 'camino' : 'caminos'}`;
}

export function formatRound({ spins, won }: SlotRound, bet: number, faces: NamedSymbol[]): string {
  const wins = spins.flatMap((spin) => spin.wins).toSorted((a, b) => b.pays - a.pays);
  const free = spins.length > 1 ? `${spins.length - 1} giros gratis. ` : '';
  if (wins.length === 0 || won === 0) return free + texts.nothing;
  const cheer = won >= bigWin * bet ? '¡Gran premio! ' : '';
  const told = wins.slice(0, toldWins).map((win) => {
    const what = lowerFirst(formatWin(win, faces));
    return wins.length === 1 ? what : `${what} (${formatCredits(win.pays * bet)})`;
  });
  const others = wins.length - told.length;
  if (others > 0) told.push(`${formatCredits(others)} ${others === 1 ? 'premio más' : 'premios más'}`);
  return `${free}${cheer}Recibes ${formatCredits(won)}: ${listInWords(told)}.`;
}

export function formatSlot(model: SlotModel, faces: NamedSymbol[]): string[] {
  const { lines, paths, free, hasWild, highestWin, pays, shortestRun } = model;
  const share = lines ? 'la apuesta de una línea' : 'la apuesta';
  return [
    lines
      ? `Toca Girar: tu apuesta se reparte en ${paths === 1 ? 'una línea' : `${paths} líneas`}. Pagan los símbolos iguales seguidos en una línea desde el primer rodillo, ${shortestRun} o más.`
      : `Toca Girar: cada camino de izquierda a derecha cuenta, ${formatCredits(paths)} en total. Pagan los símbolos iguales en rodillos seguidos desde el primero, ${shortestRun} o más: mientras más caminos los muestran, mayor la parte del premio.`,
    ...(hasWild ? ['El comodín, que sale desde el segundo rodillo, reemplaza a cualquier símbolo.'] : []),
    ...(free
      ? [
          `Una estrella en cada uno de los tres primeros rodillos da ${free.count} giros gratis con la misma apuesta. En ellos y en el giro que los da, ningún premio de línea pasa de ${formatCredits(free.cap)} veces ${share}.`,
        ]
      : []),
    `El premio más alto es ${formatCredits(highestWin)} veces la apuesta: la ventana llena de la figura del juego.`,
    `Lo que paga cada símbolo, en veces ${share}${lines ? '' : ', cuando todos los caminos lo muestran'}:`,
    ...pays.map((runs, symbol) => `${capitalise(faces[symbol]?.plural ?? '')}: ${listPays(runs)}.`),
    'Una ganancia con fracción de crédito se completa al azar, en proporción a la fracción: en promedio recibes justo lo que corresponde.',
  ];
}

function listPays(runs: number[]): string {
  return runs.flatMap((pay, run) => (pay > 0 ? [`${run} seguidos ${formatCredits(pay)}`] : [])).join(' · ');
}

const listInWords = (parts: string[]) => [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' y ');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

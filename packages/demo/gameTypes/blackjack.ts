import { formatReturn, gamesOfType, numberOf } from '../catalogue/demoCatalogue.ts';
import { buildGameFacts } from '../games/gameFacts.ts';
import { formatPesos } from '../writing/figures.ts';
import { formatType, gameToPlay, readGameType } from './gameTypePage.ts';
import { percentOf } from './odds.ts';

const tables = gamesOfType('BLACKJACK');
const { count, averageReturn } = formatType('BLACKJACK');
const returning = (returned: number) => tables.filter((game) => numberOf(game, 'RTP') === returned).length;
const [usual, sixToFive] = [99.6, 98.24];
const cost = (returned: number) => formatPesos(Math.round(70 * 2000 * (1 - returned / 100)));

const hard: [hand: string, against: [string, string, string, string]][] = [
  ['8 o menos', ['Pedir', 'Pedir', 'Pedir', 'Pedir']],
  ['9', ['Doblar desde el 3', 'Pedir', 'Pedir', 'Pedir']],
  ['10', ['Doblar', 'Doblar', 'Pedir', 'Pedir']],
  ['11', ['Doblar', 'Doblar', 'Doblar', 'Pedir']],
  ['12', ['Plantarse desde el 4', 'Pedir', 'Pedir', 'Pedir']],
  ['13 a 16', ['Plantarse', 'Pedir', 'Pedir', 'Pedir']],
  ['17 o más', ['Plantarse', 'Plantarse', 'Plantarse', 'Plantarse']],
];
const soft: typeof hard = [
  ['As y 2 o 3', ['Doblar con 5 y 6', 'Pedir', 'Pedir', 'Pedir']],
  ['As y 4 o 5', ['Doblar desde el 4', 'Pedir', 'Pedir', 'Pedir']],
  ['As y 6', ['Doblar desde el 3', 'Pedir', 'Pedir', 'Pedir']],
  ['As y 7', ['Doblar desde el 3', 'Plantarse con 7 y 8', 'Pedir', 'Pedir']],
  ['As y 8 o 9', ['Plantarse', 'Plantarse', 'Plantarse', 'Plantarse']],
];
const pairs: typeof hard = [
  ['Ases', ['Separar', 'Separar', 'Separar', 'Separar']],
  ['Dieces', ['Plantarse', 'Plantarse', 'Plantarse', 'Plantarse']],
  ['Nueves', ['Separar', 'Separar con 8 y 9', 'Plantarse', 'Plantarse']],
  ['Ochos', ['Separar', 'Separar', 'Separar', 'Separar']],
  ['Sietes', ['Separar', 'Separar con 7', 'Pedir', 'Pedir']],
  ['Seises', ['Separar', 'Pedir', 'Pedir', 'Pedir']],
  ['Cincos', ['Doblar', 'Doblar', 'Pedir', 'Pedir']],
  ['Cuatros', ['Separar con 5 y 6', 'Pedir', 'Pedir', 'Pedir']],
  ['Doses y treses', ['Separar', 'Separar con 7', 'Pedir', 'Pedir']],
];
const rowsOf = (hands: typeof hard) => hands.map(([hand, against]) => [`**${hand}**`, ...against]);

const firstFacts = buildGameFacts(106);

export const blackjackPage = readGameType('blackjack', {
  count,
  averageReturn,
  hardRows: rowsOf(hard),
  softRows: rowsOf(soft),
  pairRows: rowsOf(pairs),
  edge: percentOf(1 - usual / 100),
  rtp: firstFacts.rtp,
  ...gameToPlay(firstFacts),
  stake: formatPesos(140_000),
  usualReturn: formatReturn(usual),
  costOfUsual: cost(usual),
  costOfSixToFive: cost(sixToFive),
  tablesWithUsual: returning(usual),
  tablesWithSixToFive: returning(sixToFive),
});

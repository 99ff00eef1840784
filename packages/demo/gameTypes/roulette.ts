import { gamesOfType, numberOf } from '../catalogue/demoCatalogue.ts';
import { buildGameFacts } from '../games/gameFacts.ts';
import { formatPesos } from '../writing/figures.ts';
import { formatType, gameToPlay, readGameType } from './gameTypePage.ts';
import { percentOf, rouletteBet } from './odds.ts';

const { count } = formatType('ROULETTE');
const wheels = gamesOfType('ROULETTE').map((game) => numberOf(game, 'RTP'));
const wheelsReturning = (returned: number) => wheels.filter((value) => value === returned).length;
const [single, french, double] = [97.3, 98.65, 94.74];

const bets: [name: string, covered: number, example: string][] = [
  ['Pleno', 1, 'El 17'],
  ['Caballo', 2, '17 y 20'],
  ['Transversal', 3, '16, 17 y 18'],
  ['Cuadro', 4, '16, 17, 19 y 20'],
  ['Seisena', 6, 'Del 16 al 21'],
  ['Docena o columna', 12, 'Del 13 al 24'],
  ['Rojo, par o mitad', 18, 'Rojo'],
];
const evenMoney = rouletteBet(18, 1);
const cost = (edge: number) => formatPesos(Math.round(60 * 1000 * edge));

const firstFacts = buildGameFacts(103);

export const roulettePage = readGameType('ruleta', {
  count,
  edge: percentOf(rouletteBet(1, 1).edge),
  edgeOfAmerican: percentOf(rouletteBet(1, 2).edge),
  edgeOfNumber: percentOf(1 / 37),
  edgeWithTwoZeros: percentOf(2 / 38),
  betRows: bets.map(([name, covered, example]) => {
    const { pays, chance } = rouletteBet(covered, 1);
    return [`**${name}**`, example, `${pays} a 1`, percentOf(chance), percentOf(rouletteBet(covered, 2).chance)];
  }),
  edgeOfEvenMoney: percentOf(evenMoney.edge),
  edgeOfEvenMoneyAmerican: percentOf(rouletteBet(18, 2).edge),
  returnOfSingleZero: percentOf(1 - 1 / 37),
  wheelsOfSingleZero: String(wheelsReturning(single)),
  costOfSingleZero: cost(1 / 37),
  returnOfFrench: percentOf(1 - 1 / 74),
  wheelsOfFrench: String(wheelsReturning(french)),
  costOfFrench: cost(1 / 74),
  returnOfDoubleZero: percentOf(1 - 2 / 38),
  wheelsOfDoubleZero: String(wheelsReturning(double)),
  costOfDoubleZero: cost(2 / 38),
  minimumBet: firstFacts.minimumBet,
  rtp: firstFacts.rtp,
  ...gameToPlay(firstFacts),
  stakeOfSeven: formatPesos(127_000),
  stakeOfEight: formatPesos(128_000),
  chanceOfSevenLost: percentOf((19 / 37) ** 7),
});

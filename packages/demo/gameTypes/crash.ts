import { chile } from '@lupa/contracts/market.ts';
import { formatReturn, formatTimes, gameById, numberOf } from '../catalogue/demoCatalogue.ts';
import { buildGameFacts } from '../games/gameFacts.ts';
import { formatPesos } from '../writing/figures.ts';
import { formatType, gameToPlay, readGameType } from './gameTypePage.ts';
import { crashChance, hourlyCost, oneIn, percentOf } from './odds.ts';

const { count, averageReturn } = formatType('CRASH_GAMES');
const austral = gameById(105);
const returned = (numberOf(austral, 'RTP') ?? 0) / 100;
const roundsPerHour = 240;
const at = (multiplier: number) => percentOf(crashChance(multiplier, returned));
const inARow = (multiplier: number, rounds: number) => percentOf(crashChance(multiplier, returned) ** rounds);

const firstFacts = buildGameFacts(105);

export const crashPage = readGameType('crash', {
  count,
  averageReturn,
  returned: formatReturn(returned * 100),
  mostSearched: austral.name,
  mostSearchedUrl: austral.localUrl ?? '#',
  chanceOfTwo: at(2),
  chanceOfTen: at(10),
  chanceOfHundred: at(100),
  edge: percentOf(1 - returned),
  chanceRows: [1.1, 1.5, 2, 3, 5, 10, 50, 100].map((multiplier) => [
    `**${multiplier.toLocaleString(chile.locale, { minimumFractionDigits: 2 })}**`,
    at(multiplier),
    oneIn(crashChance(multiplier, returned)),
    crashChance(multiplier, returned) ** 10 < 0.00005 ? 'Casi nunca' : inARow(multiplier, 10),
    formatPesos(Math.round(multiplier * 1000)),
  ]),
  tenInARow: inARow(1.1, 10),
  stakedPerHour: formatPesos(500 * roundsPerHour),
  hourlyCost: formatPesos(hourlyCost(500, roundsPerHour, returned * 100)),
  rtp: firstFacts.rtp,
  ...gameToPlay(firstFacts),
  highestWin: formatTimes(numberOf(austral, 'Highest Win') ?? 0),
  oneInHighestWin: oneIn(crashChance(numberOf(austral, 'Highest Win') ?? 1, returned)),
});

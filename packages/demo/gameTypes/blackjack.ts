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

const firstFacts = buildGameFacts(106);

export const blackjackPage = readGameType('blackjack', {
  count,
  averageReturn,
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

import { gamesOfType, numberOf } from '../catalogue/demoCatalogue.ts';
import { formatPesos } from '../writing/figures.ts';
import { formatType, readGameType } from './gameTypePage.ts';
import { hourlyCost, oneIn, percentOf, videoPokerHands, videoPokerTables } from './odds.ts';

const machines = gamesOfType('VIDEO_POKER');
const { count, averageReturn } = formatType('VIDEO_POKER');
const fullPay = videoPokerTables[0].returned;
const machinesReturning = (returned: number) => machines.filter((game) => numberOf(game, 'RTP') === returned).length;
const handsPerHour = 500;
const cost = (returned: number) => formatPesos(hourlyCost(500, handsPerHour, returned));
const royal = videoPokerHands[0].chance;

export const videoPokerPage = readGameType('video-poker', {
  count,
  fullPay: percentOf(fullPay / 100),
  shortPay: percentOf(0.95),
  tableRows: videoPokerTables.map(({ name, returned }) => [
    `**${name}**`,
    percentOf(returned / 100),
    machinesReturning(returned) === 0
      ? '-'
      : `${machinesReturning(returned)} ${machinesReturning(returned) === 1 ? 'máquina' : 'máquinas'}`,
    cost(returned),
  ]),
  handsPerHour,
  averageReturn,
  handRows: videoPokerHands.map(({ name, pays, chance }) => [
    `**${name}**`,
    `${pays} a 1`.replace(' a 1', pays === 1 ? ' vez' : ' veces'),
    percentOf(chance),
    oneIn(chance),
    percentOf(pays * chance),
  ]),
  oneInRoyal: oneIn(royal),
  royalAtOneCoin: percentOf(royal * 550),
  returnWithoutRoyal: percentOf(fullPay / 100 - royal * 800),
});

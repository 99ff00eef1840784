import { averageReturn, formatReturn, gamesOfType, mostSearched, numberOf } from '../catalogue/demoCatalogue.ts';
import { formatPesos } from '../writing/figures.ts';
import { readGameType } from './gameTypePage.ts';
import { baccaratBets, percentOf } from './odds.ts';

const tables = gamesOfType('BACCARAT');
const silent = tables.filter((game) => numberOf(game, 'RTP') === null).length;
const [banker, player, tie] = baccaratBets;
const handsPerHour = 70;
const hour = (edge: number) => formatPesos(Math.round(handsPerHour * 1000 * edge));
const names = mostSearched(tables)
  .slice(0, 3)
  .map(({ name }) => name);

export const baccaratPage = readGameType('baccarat', {
  count: tables.length,
  betRows: baccaratBets.map(({ name, pays, chance, edge }) => [`**${name}**`, pays, percentOf(chance), percentOf(edge), hour(edge)]),
  handsPerHour,
  chanceOfBanker: percentOf(banker.chance),
  chanceOfPlayer: percentOf(player.chance),
  edgeOfBanker: percentOf(banker.edge),
  edgeOfPlayer: percentOf(player.edge),
  edgeOfTie: percentOf(tie.edge),
  names: names.join(', '),
  averageReturn: formatReturn(averageReturn(tables)),
  silent:
    silent === 0 ? 'Ninguna lo calla.' : `Las otras ${silent} no lo dicen; las reglas son las mismas, salvo que anuncien «sin comisión».`,
});

import {
  averageReturn,
  countVolatility,
  formatReturn,
  gamesOfType,
  hasFreeSpins,
  mostGenerous,
  numberOf,
  volatilities,
  volatilityOf,
} from '../catalogue/demoCatalogue.ts';
import { buildGameFacts } from '../games/gameFacts.ts';
import { formatNumber, formatPesos } from '../writing/figures.ts';
import { formatType, gameToPlay, readGameType } from './gameTypePage.ts';
import { hourlyCost } from './odds.ts';

const slots = gamesOfType('SLOTS');
const { count, averageReturn: average } = formatType('SLOTS');
const ranked = mostGenerous(slots).filter((game) => numberOf(game, 'RTP') !== null);
const [best, worst] = [ranked[0], ranked.at(-1)];
const returnOf = (game: (typeof slots)[number] | undefined) => (game ? (numberOf(game, 'RTP') ?? 0) : 0);
const spinsPerHour = 600;
const costOf = (returned: number) => formatPesos(hourlyCost(200, spinsPerHour, returned));

const volatilityMeaning = {
  Baja: 'Premios chicos y seguidos; el saldo dura',
  Media: 'Rachas cortas en los dos sentidos',
  Alta: 'Quince giros sin nada son corrientes',
  'Muy alta': 'Casi todo el retorno está en pocos premios',
} as const;

const firstFacts = buildGameFacts(104);

export const slotsPage = readGameType('tragamonedas', {
  count,
  average,
  best: best?.name,
  bestReturn: formatReturn(returnOf(best)),
  worst: worst?.name,
  worstReturn: formatReturn(returnOf(worst)),
  spinsPerHour,
  stakedPerHour: formatPesos(200 * spinsPerHour),
  costOfBest: costOf(returnOf(best)),
  costOfWorst: costOf(returnOf(worst)),
  volatilityRows: volatilities.map((volatility, place) => [
    `**${volatility}**`,
    ['Hasta 1.000 veces', 'Hasta 2.500 veces', 'Menos de 10.000 veces', '10.000 veces o más'][place] ?? '-',
    formatNumber(countVolatility(slots, volatility)),
    formatReturn(averageReturn(slots.filter((game) => volatilityOf(game) === volatility))),
    volatilityMeaning[volatility],
  ]),
  withFreeSpins: formatNumber(slots.filter(hasFreeSpins).length),
  grid: firstFacts.grid,
  rtp: firstFacts.rtp,
  ...gameToPlay(firstFacts),
});

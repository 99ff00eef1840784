import { chile } from '@lupa/contracts/market.ts';
import { formatReturn, gameById, gamesOfType, mostSearched, numberOf } from '../catalogue/demoCatalogue.ts';
import { buildGameFacts } from '../games/gameFacts.ts';
import { formatPesos } from '../writing/figures.ts';
import { formatType, gameToPlay, readGameType } from './gameTypePage.ts';
import { fullCardChance, oneIn } from './odds.ts';

const { count, averageReturn } = formatType('BINGO');
const rosa = gameById(109);
const cardPrice = numberOf(rosa, 'Minimum Bet') ?? 0;
const returned = numberOf(rosa, 'RTP') ?? 0;
const cards = 200;
const sales = cards * cardPrice;
const prizes = Math.round((sales * returned) / 100);
const [first, second, third] = mostSearched(gamesOfType('BINGO')).slice(1, 4);

const chanceText = (balls: number) => {
  const chance = fullCardChance(balls);
  return chance > 0.01 ? `${(chance * 100).toLocaleString(chile.locale, { maximumFractionDigits: 1 })} %` : oneIn(chance);
};

const firstFacts = buildGameFacts(109);

export const bingoPage = readGameType('bingo', {
  count,
  averageReturn,
  mostSearched: rosa.name,
  first: first?.name,
  second: second?.name,
  third: third?.name,
  chanceRows: [40, 45, 50, 55, 60, 65, 70].map((balls) => {
    const chance = fullCardChance(balls);
    const someone = 1 - (1 - chance) ** cards;
    return [
      `**${balls}**`,
      chanceText(balls),
      someone > 0.0005 ? `${(someone * 100).toLocaleString(chile.locale, { maximumFractionDigits: 1 })} %` : 'Casi nunca',
    ];
  }),
  cards,
  cardPrice: formatPesos(cardPrice),
  sales: formatPesos(sales),
  returned: formatReturn(returned),
  prizes: formatPesos(prizes),
  kept: formatPesos(sales - prizes),
  minimumBet: firstFacts.minimumBet,
  ...gameToPlay(firstFacts),
});

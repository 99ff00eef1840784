import { chile } from '@lupa/contracts/market.ts';
import { formatReturn, gamesOfType, mostGenerous, numberOf } from '../catalogue/demoCatalogue.ts';
import { formatNumber, formatPesos } from '../writing/figures.ts';
import { formatType, readGameType } from './gameTypePage.ts';
import { oneIn, percentOf } from './odds.ts';

const { count, averageReturn } = formatType('SCRATCH_CARDS');
const ranked = mostGenerous(gamesOfType('SCRATCH_CARDS')).filter((game) => numberOf(game, 'RTP') !== null);
const [best, worst] = [ranked[0], ranked.at(-1)];
const returnOf = (game: typeof best) => (game ? formatReturn(numberOf(game, 'RTP') ?? 0) : '-');

const price = 500;
const printed = 1_000_000;
const prizes: [amount: number, cards: number][] = [
  [500, 180_000],
  [1000, 80_000],
  [2500, 30_000],
  [10_000, 6000],
  [50_000, 1200],
  [500_000, 100],
  [50_000_000, 1],
];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const paid = sum(prizes.map(([amount, cards]) => amount * cards));
const winners = sum(prizes.map(([, cards]) => cards));
const gainers = sum(prizes.filter(([amount]) => amount > price).map(([, cards]) => cards));
const small = sum(prizes.filter(([amount]) => amount <= 2500).map(([amount, cards]) => amount * cards));

export const scratchCardsPage = readGameType('raspes', {
  count,
  averageReturn,
  price: formatPesos(price),
  sales: formatPesos(price * printed),
  paid: formatPesos(paid),
  returned: percentOf(paid / (price * printed)),
  cardsPerWinner: (printed / winners).toLocaleString(chile.locale, { maximumFractionDigits: 1 }),
  shareOfGainers: percentOf(gainers / printed),
  oneInGains: oneIn(gainers / printed),
  prizeRows: prizes.map(([amount, cards]) => [
    `**${formatPesos(amount)}**`,
    formatNumber(cards),
    oneIn(cards / printed),
    percentOf((amount * cards) / paid),
  ]),
  losers: formatNumber(printed - winners),
  shareOfSmallPrizes: percentOf(small / paid),
  shareOfMainPrize: percentOf(50_000_000 / paid),
  best: best?.name,
  bestReturn: returnOf(best),
  worst: worst?.name,
  worstReturn: returnOf(worst),
  comparisonRows: (
    [
      ['Rasca y gana', 'SCRATCH_CARDS'],
      ['Bingo', 'BINGO'],
      ['Tragamonedas', 'SLOTS'],
      ['Ruleta', 'ROULETTE'],
      ['Blackjack', 'BLACKJACK'],
    ] as const
  ).map(([name, type]) => {
    const { averageReturn: returned } = formatType(type);
    return [`**${name}**`, returned, formatPesos(Math.round(Number(returned.replace(',', '.').replace(/\s*%/, '')) * 100))];
  }),
  spentOnTwenty: formatPesos(20 * price),
  returnedOfTwenty: formatPesos(Math.round((20 * price * paid) / (price * printed))),
});

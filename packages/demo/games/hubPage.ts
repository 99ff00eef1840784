import type { GameType } from '@lupa/contracts/gameType.ts';
import { averageReturn, demoGames, demoProviders, formatReturn, gamesOfType } from '../catalogue/demoCatalogue.ts';
import { potPictureFile, typePictureFile } from '../media.ts';
import { formatType } from '../gameTypes/gameTypePage.ts';
import { hourlyCost } from '../gameTypes/odds.ts';
import { formatNumber, formatPesos } from '../writing/figures.ts';
import { readPage } from '../writing/readPage.ts';

const total = formatNumber(demoGames.length);
const withPot = demoGames.filter(({ jackpots }) => jackpots.length > 0).length;
const countOf = (type: GameType) => formatType(type).count;
const bet = 200;

/** How many bets are made in an hour of quiet play. */
const pace: [name: string, type: GameType, roundsPerHour: number][] = [
  ['Blackjack', 'BLACKJACK', 120],
  ['Baccarat', 'BACCARAT', 120],
  ['Ruleta', 'ROULETTE', 90],
  ['Video póker', 'VIDEO_POKER', 500],
  ['Bingo', 'BINGO', 60],
  ['Rasca y gana', 'SCRATCH_CARDS', 180],
  ['Juegos crash', 'CRASH_GAMES', 240],
  ['Tragamonedas', 'SLOTS', 600],
];

/** Where all free games are. */
export const hubPage = readPage('gameTypes/juegos-gratis', {
  total,
  providers: demoProviders.length,
  slots: countOf('SLOTS'),
  slotsPicture: typePictureFile('SLOTS'),
  roulette: countOf('ROULETTE'),
  roulettePicture: typePictureFile('ROULETTE'),
  blackjack: countOf('BLACKJACK'),
  blackjackPicture: typePictureFile('BLACKJACK'),
  videoPoker: countOf('VIDEO_POKER'),
  videoPokerPicture: typePictureFile('VIDEO_POKER'),
  bingo: countOf('BINGO'),
  bingoPicture: typePictureFile('BINGO'),
  crashGames: countOf('CRASH_GAMES'),
  crashGamesPicture: typePictureFile('CRASH_GAMES'),
  baccarat: countOf('BACCARAT'),
  baccaratPicture: typePictureFile('BACCARAT'),
  scratchCards: countOf('SCRATCH_CARDS'),
  scratchCardsPicture: typePictureFile('SCRATCH_CARDS'),
  withPot,
  potPictureFile,
  bet: formatPesos(bet),
  paceRows: pace.map(([name, type, rounds]) => {
    const returned = averageReturn(gamesOfType(type));
    return [
      `**${name}**`,
      formatReturn(returned),
      String(rounds),
      formatPesos(bet * rounds),
      formatPesos(hourlyCost(bet, rounds, returned)),
    ];
  }),
});

import type { GameAttributeType } from '@lupa/contracts/game.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import { volatilityOfSlot } from './gameAttributes.ts';
import type { ThemeName } from './themes.ts';

/** `facts` are the attributes that a feed would send; `released` is an ISO date. */
type FeaturedGame = {
  name: string;
  type: GameType;
  providerId: number;
  theme: ThemeName;
  released: string;
  facts: Partial<Record<GameAttributeType, string>>;
};

const slot = (
  rtp: string,
  [reels, paylines]: [number, number],
  highestWin: number,
  [minimum, maximum]: [number, number],
  hasFreeSpins: boolean,
): FeaturedGame['facts'] => ({
  RTP: rtp,
  Volatility: volatilityOfSlot(highestWin),
  Reels: String(reels),
  Paylines: String(paylines),
  'Highest Win': String(highestWin),
  'Minimum Bet': String(minimum),
  'Maximum Bet': String(maximum),
  'Free Spin Slot': String(hasFreeSpins),
});

const table = (rtp: string, highestWin: number, [minimum, maximum]: [number, number]): FeaturedGame['facts'] => ({
  RTP: rtp,
  'Highest Win': String(highestWin),
  'Minimum Bet': String(minimum),
  'Maximum Bet': String(maximum),
});

/** The twelve most searched games, ids 101 to 112: each has a page, `/juegos-gratis/<name>/`. */
export const featuredGames: readonly FeaturedGame[] = [
  {
    name: 'Desierto Florido',
    type: 'SLOTS',
    providerId: 3,
    theme: 'desert',
    released: '2025-08-14',
    facts: slot('96.51', [5, 20], 5000, [100, 50_000], true),
  },
  {
    name: 'Cóndor de Fuego',
    type: 'SLOTS',
    providerId: 3,
    theme: 'andes',
    released: '2024-09-12',
    facts: slot('96.12', [6, 4096], 10_000, [200, 100_000], true),
  },
  {
    name: 'Ruleta del Puerto',
    type: 'ROULETTE',
    providerId: 28,
    theme: 'sea',
    released: '2022-03-17',
    facts: table('97.30', 36, [100, 50_000]),
  },
  {
    name: 'Frutilla Brava',
    type: 'SLOTS',
    providerId: 14,
    theme: 'fruit',
    released: '2023-12-01',
    facts: slot('96.02', [3, 5], 500, [50, 25_000], false),
  },
  {
    name: 'Despegue Austral',
    type: 'CRASH_GAMES',
    providerId: 12,
    theme: 'space',
    released: '2024-02-08',
    facts: table('97.00', 10_000, [100, 100_000]),
  },
  {
    name: 'Blackjack Camanchaca',
    type: 'BLACKJACK',
    providerId: 37,
    theme: 'mystic',
    released: '2024-01-11',
    facts: table('99.60', 2.5, [500, 250_000]),
  },
  {
    name: 'El Tesoro de Juan Fernández',
    type: 'SLOTS',
    providerId: 6,
    theme: 'treasure',
    released: '2024-06-22',
    facts: slot('96.92', [5, 25], 4000, [200, 100_000], false),
  },
  {
    name: 'Pudú Feliz',
    type: 'SLOTS',
    providerId: 27,
    theme: 'forest',
    released: '2024-07-17',
    facts: slot('96.27', [5, 243], 1500, [100, 50_000], true),
  },
  {
    name: 'Bingo de la Abuela Rosa',
    type: 'BINGO',
    providerId: 5,
    theme: 'classic',
    released: '2025-05-08',
    facts: table('93.90', 1000, [50, 5000]),
  },
  {
    name: 'Midnight Lanternfish',
    type: 'SLOTS',
    providerId: 25,
    theme: 'sea',
    released: '2023-07-14',
    facts: slot('96.63', [5, 25], 6000, [200, 100_000], true),
  },
  {
    name: 'Volcán Dormido',
    type: 'SLOTS',
    providerId: 1,
    theme: 'fire',
    released: '2025-07-16',
    facts: slot('95.34', [6, 117_649], 12_500, [200, 100_000], true),
  },
  {
    name: 'Minas de Chañarcillo',
    type: 'INSTANT_GAMES',
    providerId: 36,
    theme: 'treasure',
    released: '2021-06-10',
    facts: table('97.00', 2500, [200, 100_000]),
  },
];

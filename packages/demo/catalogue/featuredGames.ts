import type { GameType } from '@lupa/contracts/gameType.ts';
import type { ThemeName } from './themes.ts';

/** The twelve most searched games, ids 101 to 112: each has a page, `/juegos-gratis/<name>/`. */
export const featuredGames: readonly { name: string; type: GameType; providerId: number; theme: ThemeName }[] = [
  { name: 'Desierto Florido', type: 'SLOTS', providerId: 3, theme: 'desert' },
  { name: 'Cóndor de Fuego', type: 'SLOTS', providerId: 3, theme: 'andes' },
  { name: 'Ruleta del Puerto', type: 'ROULETTE', providerId: 28, theme: 'sea' },
  { name: 'Frutilla Brava', type: 'SLOTS', providerId: 14, theme: 'fruit' },
  { name: 'Despegue Austral', type: 'CRASH_GAMES', providerId: 12, theme: 'space' },
  { name: 'Blackjack Camanchaca', type: 'BLACKJACK', providerId: 37, theme: 'mystic' },
  { name: 'El Tesoro de Juan Fernández', type: 'SLOTS', providerId: 6, theme: 'treasure' },
  { name: 'Pudú Feliz', type: 'SLOTS', providerId: 27, theme: 'forest' },
  { name: 'Bingo de la Abuela Rosa', type: 'BINGO', providerId: 5, theme: 'classic' },
  { name: 'Midnight Lanternfish', type: 'SLOTS', providerId: 25, theme: 'sea' },
  { name: 'Volcán Dormido', type: 'SLOTS', providerId: 1, theme: 'fire' },
  { name: 'Minas de Chañarcillo', type: 'INSTANT_GAMES', providerId: 36, theme: 'treasure' },
];

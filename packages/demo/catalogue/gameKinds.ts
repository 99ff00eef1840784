import type { GameType } from '@lupa/contracts/gameType.ts';

/** How many games of a type there are, what they are called and which providers make them. */
export type GameKind = { count: number; spanish: readonly string[]; english: readonly string[]; providers: readonly number[] };

const tables = [3, 9, 16, 22, 28, 30, 37, 38, 18, 6] as const;
const instant = [12, 20, 25, 33, 36, 15, 31, 4] as const;
const numbers = [5, 23, 34, 14, 19] as const;
const sports = [18, 27, 39, 8] as const;

/** 1,200 games; slots are named by theme. */
export const gameKinds: Record<GameType, GameKind> = {
  SLOTS: { count: 760, spanish: [], english: [], providers: [] },
  ROULETTE: { count: 50, spanish: ['Ruleta'], english: ['Roulette'], providers: tables },
  BLACKJACK: { count: 45, spanish: ['Blackjack', 'Veintiuno'], english: ['Blackjack'], providers: tables },
  CRASH_GAMES: { count: 35, spanish: ['Despegue', 'Ascenso', 'Turbina'], english: ['Liftoff', 'Skyline', 'Overdrive'], providers: instant },
  VIDEO_POKER: { count: 35, spanish: ['Video Póker', 'Póker Vivo'], english: ['Video Poker', 'Jacks'], providers: tables },
  BINGO: { count: 30, spanish: ['Bingo', 'Cartón'], english: ['Bingo'], providers: numbers },
  INSTANT_GAMES: { count: 30, spanish: ['Minas', 'Al Tiro', 'Globos'], english: ['Mines', 'Pop', 'Tap'], providers: instant },
  BACCARAT: { count: 25, spanish: ['Bacará'], english: ['Baccarat'], providers: tables },
  GAME_SHOWS: { count: 25, spanish: ['Gran Show', 'Concurso'], english: ['Game Show', 'Big Wheel'], providers: [28, 37, 30, 9] },
  SCRATCH_CARDS: { count: 25, spanish: ['Raspe', 'Rasca'], english: ['Scratch'], providers: [...instant, ...numbers] },
  TABLE_GAMES: { count: 20, spanish: ['Mesa', 'Póker de Mesa'], english: ['Table', "Hold'em Table"], providers: tables },
  ARCADE: { count: 20, spanish: ['Arcade', 'Fichín'], english: ['Arcade', 'Pinball'], providers: [20, 12, 34, 4, 33] },
  KENO: { count: 15, spanish: ['Keno'], english: ['Keno'], providers: numbers },
  SLINGO: { count: 15, spanish: ['Slingo'], english: ['Slingo'], providers: [5, 23, 14] },
  DICE_GAMES: { count: 15, spanish: ['Dados', 'Cacho'], english: ['Dice'], providers: [...instant, 38] },
  VIRTUAL_SPORTS: { count: 15, spanish: ['Clásico', 'Copa', 'Carrera'], english: ['Derby', 'Cup', 'Sprint'], providers: sports },
  FISH_SHOOTING: { count: 12, spanish: ['Pesca', 'Anzuelo'], english: ['Fish Hunt', 'Deep Catch'], providers: [7, 18, 25, 32] },
  CARD_GAMES: { count: 12, spanish: ['Naipes', 'Carioca', 'Brisca'], english: ['High Card'], providers: tables },
  CRAPS: { count: 8, spanish: ['Craps'], english: ['Craps'], providers: tables },
  OTHER: { count: 8, spanish: ['Rayuela', 'Trompo', 'Tómbola'], english: ['Lucky Draw'], providers: [20, 34, 12] },
};

/** What stands after a Spanish name; without gender, so that each fits each. */
export const spanishEndings = [
  'de Oro',
  'de Plata',
  'de Cobre',
  'del Sur',
  'del Norte',
  'del Alba',
  'del Pacífico',
  'Imperial',
  'Real',
  'Salvaje',
  'de Medianoche',
  'del Fin del Mundo',
  'Gigante',
  'Ardiente',
  'Brillante',
  'Triunfal',
  'Celestial',
  'Audaz',
  'Feroz',
  'Veloz',
  'sin Fronteras',
  'de la Suerte',
  'del Puerto',
  'de Cristal',
  'de la Abuela',
  'con Estilo',
  'Vibrante',
  'Libre',
  'en Llamas',
  'bajo la Lluvia',
  'del Capitán',
  'de Fiesta',
] as const;

/** What stands before or after an English name. */
export const englishBeginnings = [
  'Golden',
  'Wild',
  'Royal',
  'Midnight',
  'Rising',
  'Copper',
  'Velvet',
  'Electric',
  'Silver',
  'Hidden',
  'Grand',
  'Neon',
  'Crimson',
  'Whispering',
  'Emerald',
  'Restless',
  'Sunlit',
  'Turbo',
  'Southern',
  'Brave',
] as const;
export const englishEndings = [
  'Rush',
  'Deluxe',
  'Parade',
  'Quest',
  'Express',
  'Nights',
  'Trail',
  'Club',
  'Bonanza Bay',
  'Revival',
  'Odyssey',
  'Spree',
] as const;

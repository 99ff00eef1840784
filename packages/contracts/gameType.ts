/** The game types of requirement 3.53 with the Spanish labels it gives, and the key in words where it gives none. */
export const gameTypeLabels = {
  ARCADE: 'Arcade',
  BACCARAT: 'Baccarat',
  BINGO: 'Bingo',
  BLACKJACK: 'Blackjack',
  CARD_GAMES: 'Juegos de Cartas',
  CRAPS: 'Craps',
  CRASH_GAMES: 'Juegos Crash',
  DICE_GAMES: 'Juegos de Dados',
  FISH_SHOOTING: 'Juegos de Pesca',
  GAME_SHOWS: 'Juegos de Shows',
  INSTANT_GAMES: 'Juegos Instantáneos',
  KENO: 'Keno',
  OTHER: 'Otros Juegos',
  ROULETTE: 'Ruleta',
  SCRATCH_CARDS: 'Rasca y Gana',
  SLINGO: 'Slingo',
  SLOTS: 'Tragamonedas',
  TABLE_GAMES: 'Juegos de Mesa',
  VIDEO_POKER: 'Video Póker',
  VIRTUAL_SPORTS: 'Deportes',
} as const satisfies Record<string, string>;

export type GameType = keyof typeof gameTypeLabels;
export const gameTypes = Object.keys(gameTypeLabels) as GameType[];

/** Not a type of the catalogue: asks for games with jackpots (requirement 5.13). */
export const progressiveJackpots = 'PROGRESSIVE_JACKPOTS';

/** The 21 types that a visitor can ask for: the catalogue's twenty and the games with jackpots. */
export const requestableTypeLabels = { ...gameTypeLabels, [progressiveJackpots]: 'Jackpots Progresivos' } as const;

export function isGameType(value: string): value is GameType {
  return Object.hasOwn(gameTypeLabels, value);
}

/** Requirement 5.12: `Table games` → `TABLE_GAMES`. */
export function normaliseGameType(name: string): string {
  return name
    .trim()
    .replace(/[^a-zA-Z0-9]/g, '_')
    .toUpperCase();
}

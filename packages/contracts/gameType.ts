import type { PageLocale } from './locale.ts';
import { writtenLocale } from './market.ts';

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

export const requestableTypeLabels = { ...gameTypeLabels, [progressiveJackpots]: 'Jackpots Progresivos' } as const;

type RequestableType = keyof typeof requestableTypeLabels;

const namesElsewhere: Record<Exclude<PageLocale, 'es-CL'>, Record<RequestableType, string>> = {
  en: {
    ARCADE: 'Arcade',
    BACCARAT: 'Baccarat',
    BINGO: 'Bingo',
    BLACKJACK: 'Blackjack',
    CARD_GAMES: 'Card games',
    CRAPS: 'Craps',
    CRASH_GAMES: 'Crash games',
    DICE_GAMES: 'Dice games',
    FISH_SHOOTING: 'Fishing games',
    GAME_SHOWS: 'Game shows',
    INSTANT_GAMES: 'Instant games',
    KENO: 'Keno',
    OTHER: 'Other games',
    ROULETTE: 'Roulette',
    SCRATCH_CARDS: 'Scratch cards',
    SLINGO: 'Slingo',
    SLOTS: 'Slots',
    TABLE_GAMES: 'Table games',
    VIDEO_POKER: 'Video poker',
    VIRTUAL_SPORTS: 'Virtual sports',
    PROGRESSIVE_JACKPOTS: 'Progressive jackpots',
  },
  'fr-CA': {
    ARCADE: 'Arcade',
    BACCARAT: 'Baccara',
    BINGO: 'Bingo',
    BLACKJACK: 'Blackjack',
    CARD_GAMES: 'Jeux de cartes',
    CRAPS: 'Craps',
    CRASH_GAMES: 'Jeux crash',
    DICE_GAMES: 'Jeux de dés',
    FISH_SHOOTING: 'Jeux de pêche',
    GAME_SHOWS: 'Jeux télévisés',
    INSTANT_GAMES: 'Jeux instantanés',
    KENO: 'Keno',
    OTHER: 'Autres jeux',
    ROULETTE: 'Roulette',
    SCRATCH_CARDS: 'Cartes à gratter',
    SLINGO: 'Slingo',
    SLOTS: 'Machines à sous',
    TABLE_GAMES: 'Jeux de table',
    VIDEO_POKER: 'Vidéo poker',
    VIRTUAL_SPORTS: 'Sports virtuels',
    PROGRESSIVE_JACKPOTS: 'Jackpots progressifs',
  },
  'de-DE': {
    ARCADE: 'Arcade',
    BACCARAT: 'Baccarat',
    BINGO: 'Bingo',
    BLACKJACK: 'Blackjack',
    CARD_GAMES: 'Kartenspiele',
    CRAPS: 'Craps',
    CRASH_GAMES: 'Crash-Spiele',
    DICE_GAMES: 'Würfelspiele',
    FISH_SHOOTING: 'Angelspiele',
    GAME_SHOWS: 'Spielshows',
    INSTANT_GAMES: 'Sofortspiele',
    KENO: 'Keno',
    OTHER: 'Andere Spiele',
    ROULETTE: 'Roulette',
    SCRATCH_CARDS: 'Rubbellose',
    SLINGO: 'Slingo',
    SLOTS: 'Spielautomaten',
    TABLE_GAMES: 'Tischspiele',
    VIDEO_POKER: 'Video-Poker',
    VIRTUAL_SPORTS: 'Virtueller Sport',
    PROGRESSIVE_JACKPOTS: 'Progressive Jackpots',
  },
};

/** What a type is called in the language of a page, `SLOTS` or `PROGRESSIVE_JACKPOTS`; undefined for one that is not known. */
export function nameGameType(type: string, locale: string): string | undefined {
  const names: Record<string, string> =
    (namesElsewhere as Record<string, Record<RequestableType, string>>)[writtenLocale(locale)] ?? requestableTypeLabels;
  return Object.hasOwn(names, type) ? names[type] : undefined;
}

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

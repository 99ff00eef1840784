import { progressiveJackpots, type GameType } from './gameType.ts';

/** Types of games that have a page each: the catalogue's twenty and the games with jackpots. */
export type PagedType = GameType | typeof progressiveJackpots;

const typeSlugs: Record<PagedType, string> = {
  ARCADE: 'arcade',
  BACCARAT: 'baccarat',
  BINGO: 'bingo',
  BLACKJACK: 'blackjack',
  CARD_GAMES: 'juegos-de-cartas',
  CRAPS: 'craps',
  CRASH_GAMES: 'crash',
  DICE_GAMES: 'juegos-de-dados',
  FISH_SHOOTING: 'juegos-de-pesca',
  GAME_SHOWS: 'juegos-de-shows',
  INSTANT_GAMES: 'juegos-instantaneos',
  KENO: 'keno',
  OTHER: 'otros-juegos',
  ROULETTE: 'ruleta',
  SCRATCH_CARDS: 'rasca-y-gana',
  SLINGO: 'slingo',
  SLOTS: 'tragamonedas',
  TABLE_GAMES: 'juegos-de-mesa',
  VIDEO_POKER: 'video-poker',
  VIRTUAL_SPORTS: 'deportes',
  [progressiveJackpots]: 'jackpots',
};

export const pagedTypes = Object.keys(typeSlugs) as PagedType[];

export const gamesHubPath = '/juegos-gratis/';
export const providersHubPath = '/proveedores/';

export type CataloguePath =
  | { kind: 'game'; id: string; name: string }
  | { kind: 'provider'; name: string }
  | { kind: 'gameType'; type: PagedType };

const isName = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** `/juegos-gratis/desierto-florido-101/`. Null for a name unfit for an address, and where games are not numbered. */
export function gamePagePath({ id, normalisedName }: { id: string | number; normalisedName: string }): string | null {
  return isName(normalisedName) && /^[1-9]\d{0,9}$/.test(String(id)) ? `${gamesHubPath}${normalisedName}-${id}/` : null;
}

/** Where a game has its page: at the address that its feed names, else at the one that the catalogue makes. */
export const pageOfGame = (game: { id: string | number; normalisedName: string; localUrl: string | null }): string | null =>
  game.localUrl ?? gamePagePath(game);

/** `/proveedores/cordillera-play/`; null without a name fit for an address. */
export function providerPagePath({ normalisedName }: { normalisedName: string }): string | null {
  return isName(normalisedName) ? `${providersHubPath}${normalisedName}/` : null;
}

export const gameTypePagePath = (type: PagedType): string => `${gamesHubPath}${typeSlugs[type]}/`;

/** Reads what `gamePagePath`, `providerPagePath` and `gameTypePagePath` write; null for any other path. */
export function readCataloguePath(path: string): CataloguePath | null {
  const [, hub = '', segment = ''] = /^(\/[^/]+\/)([^/]+)\/$/.exec(path) ?? [];
  if (!isName(segment)) return null;
  if (hub === providersHubPath) return { kind: 'provider', name: segment };
  if (hub !== gamesHubPath) return null;
  const type = pagedTypes.find((each) => typeSlugs[each] === segment);
  if (type) return { kind: 'gameType', type };
  const [, name, id] = /^(.+)-([1-9]\d{0,9})$/.exec(segment) ?? [];
  return name !== undefined && id !== undefined ? { kind: 'game', id, name } : null;
}

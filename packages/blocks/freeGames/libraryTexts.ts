import { isOpenEnded } from '@lupa/contracts/game.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import { pageLinksTexts } from '@lupa/ui/PageLinks.tsx';
import { libraryTraits } from './libraryQuery.ts';
import { filterChoicesTexts, type ShownCount } from '../shared/filters/shownFilters.ts';
import { volatilityTexts } from '../shared/games/volatilityTexts.ts';
import { gameCardTexts } from '../shared/games/GameCard.tsx';
import type { FoundGames, LibraryModel } from './freeGames.load.server.ts';

export const listTexts = [
  ...gameCardTexts,
  'games_count',
  'games_count_one',
  'games_count_part',
  'games_range',
  ...pageLinksTexts,
  'games_failed',
  'retry',
] as const;

export const libraryTexts = [
  ...listTexts,
  ...filterChoicesTexts,
  'filter_list',
  'active_filters',
  'remove_filter',
  'clear_filters',
  'without_filter',
  'game_type',
  'game_provider',
  'game_traits',
  'trait_rtp',
  'trait_highest_win',
  'game_volatility',
  ...Object.values(volatilityTexts),
  'sort_by',
  'sort_popular',
  'sort_newest',
  'sort_name_ascending',
  'sort_name_descending',
  'sort_relevance',
  'sort_rtp',
  'sort_highest_win',
  'sort_volatility_low',
  'sort_volatility_high',
  'search_games',
  'search_submit',
  'searched_text',
  'no_games',
  'no_games_filtered_hint',
  'no_games_searched_hint',
  'my_games',
  'my_games_note',
  'my_games_empty',
  'favourite_games',
  'recent_games',
  'forget_games',
] as const;

export type LibraryTexts = Pick<Microcopy, (typeof libraryTexts)[number]>;

/** `1 juego`, `1.200 juegos`; `48+ juegos` where nobody says how many more there are. */
export function formatGameCount(total: number, locale: string, texts: LibraryTexts, isOpen = false): string {
  return total === 1 && !isOpen ? texts.games_count_one : texts.games_count.replace('{total}', formatTotal(total, locale, isOpen));
}

const formatTotal = (total: number, locale: string, isOpen: boolean) => `${formatNumber(total, locale)}${isOpen ? '+' : ''}`;

type Counted = Pick<FoundGames, 'rowsFound' | 'pagesCount'>;

/** `48 de 1.200 juegos`; where that is all of them, `48 juegos`. */
export function formatGamesPart(found: Counted, { total, isOpen, preset }: LibraryModel, locale: string, texts: LibraryTexts): string {
  const { rowsFound } = found;
  if (isOpen) return formatGameCount(rowsFound, locale, texts, isOpenEnded(found, preset.pageSize));
  if (rowsFound >= total) return formatGameCount(total, locale, texts);
  return texts.games_count_part.replace('{shown}', formatNumber(rowsFound, locale)).replace('{total}', formatNumber(total, locale));
}

/** `Juegos 25 a 48 de 1.200`. */
export function formatGamesRange(found: FoundGames, pageSize: number, locale: string, texts: LibraryTexts): string {
  const { page, rowsFound } = found;
  return texts.games_range
    .replace('{first}', formatNumber((page - 1) * pageSize + 1, locale))
    .replace('{last}', formatNumber(Math.min(page * pageSize, rowsFound), locale))
    .replace('{total}', formatTotal(rowsFound, locale, isOpenEnded(found, pageSize)));
}

export function countGames(total: number, locale: string, texts: LibraryTexts): ShownCount {
  return { value: total, figure: formatNumber(total, locale), words: formatGameCount(total, locale, texts) };
}

/** `RTP desde 96 %`, `Volatilidad: alta`, `Premio desde x5.000`. */
export function nameTrait(value: string, locale: string, texts: LibraryTexts): string {
  const trait = libraryTraits.find((each) => each.value === value);
  if (!trait) return value;
  if (trait.family === 'volatility') return `${texts.game_volatility}: ${texts[volatilityTexts[trait.level]].toLocaleLowerCase(locale)}`;
  return trait.family === 'rtp'
    ? texts.trait_rtp.replace('{rtp}', formatPercent(trait.from, locale))
    : texts.trait_highest_win.replace('{win}', formatNumber(trait.from, locale));
}

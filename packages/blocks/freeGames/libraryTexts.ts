import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import { pageLinksTexts } from '@lupa/ui/PageLinks.tsx';
import { libraryTraits } from './libraryQuery.ts';
import { filterChoicesTexts, type ShownCount } from '../shared/filters/shownFilters.ts';
import { volatilityTexts } from '../shared/games/volatilityTexts.ts';
import { gameCardTexts } from '../shared/games/GameCard.tsx';
import type { FoundGames } from './freeGames.load.server.ts';

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

/** `1 juego`, `1.200 juegos`. */
export function formatGameCount(total: number, locale: string, texts: LibraryTexts): string {
  return total === 1 ? texts.games_count_one : texts.games_count.replace('{total}', formatNumber(total, locale));
}

/** `48 de 1.200 juegos`; where that is all of them, `48 juegos`. */
export function formatGamesPart(shown: number, total: number, locale: string, texts: LibraryTexts): string {
  if (shown >= total) return formatGameCount(total, locale, texts);
  return texts.games_count_part.replace('{shown}', formatNumber(shown, locale)).replace('{total}', formatNumber(total, locale));
}

/** `Juegos 25 a 48 de 1.200`. */
export function formatGamesRange({ page, rowsFound }: FoundGames, pageSize: number, locale: string, texts: LibraryTexts): string {
  return texts.games_range
    .replace('{first}', formatNumber((page - 1) * pageSize + 1, locale))
    .replace('{last}', formatNumber(Math.min(page * pageSize, rowsFound), locale))
    .replace('{total}', formatNumber(rowsFound, locale));
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

import { normaliseGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import { loadHighestJackpot, type HighestJackpot } from '../shared/jackpot/loadHighestJackpot.ts';
import type { StoredFreeGames } from './freeGames.schema.ts';
import { buildGamesQuery } from './libraryPreset.ts';
import { everything } from './libraryQuery.ts';
import { loadLibrary, type LibraryModel } from './loadLibrary.ts';

export type FreeGamesProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  /** Of the pages that the address asks for. Empty where the catalogue has no such game. */
  games: PresentedGame[];
  library: LibraryModel;
  /** Of a list of games with jackpots; null for other lists, and where nobody says how much is in them. */
  highestJackpot: HighestJackpot | null;
  /** Where to go on from an empty page; null where that is this very page. */
  allGames: AnchorProps | null;
  locale: PageLocale;
  microcopy: Microcopy;
};

/** The games that the editor chose, as far as the address narrows them. @throws ServiceUnavailableError: without the catalogue there is nothing to show */
export const loadFreeGames: BlockLoader<StoredFreeGames, FreeGamesProps> = async (stored, context) => {
  const { presenter, microcopy, page, locale } = context;
  const { gameTypes, providerIds, sort, pageSize, showFilters } = stored;
  // Requirement 5.13.
  const preset = { types: gameTypes.map(normaliseGameType), providers: providerIds, sort, pageSize };
  const [{ library, games }, highestJackpot] = await Promise.all([
    loadLibrary(preset, showFilters, context),
    preset.types.includes(progressiveJackpots) ? loadHighestJackpot(buildGamesQuery(preset, everything), context) : null,
  ]);
  return {
    id: stored.id,
    title: stored.title,
    intro: presenter.richText(stored.intro),
    games,
    library,
    highestJackpot,
    allGames: page.slug === microcopy.free_games_path ? null : presenter.anchor({ url: microcopy.free_games_path }),
    locale,
    microcopy,
  };
};

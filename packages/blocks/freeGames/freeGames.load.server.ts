import { normaliseGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import { loadGames } from '../games/loadGames.ts';
import { presentGame, type PresentedGame } from '../games/presentGame.ts';
import type { StoredFreeGames } from './freeGames.schema.ts';

export type FreeGamesProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  /** The first page. Empty where the catalogue has no such game. */
  games: PresentedGame[];
  /** How many of how many there are, in words. */
  count: string;
  /** Where to go on from an empty page; null where that is this very page. */
  allGames: AnchorProps | null;
  microcopy: Microcopy;
};

/** The first page of games that the editor asked for. @throws ServiceUnavailableError: without the catalogue there is nothing to show */
export const loadFreeGames: BlockLoader<StoredFreeGames, FreeGamesProps> = async (stored, context) => {
  const { clients, presenter, microcopy, page } = context;
  const requested = stored.gameTypes.map(normaliseGameType);
  const wantsJackpots = requested.includes(progressiveJackpots);
  const answer = await clients.arcade.fetchGames({
    gameTypes: requested.filter((type) => type !== progressiveJackpots),
    providerIds: stored.providerIds,
    sort: stored.sort,
    pageSize: stored.pageSize,
    ...(wantsJackpots ? { jackpots: true } : {}),
  });
  const games = await loadGames(answer.results, context);
  return {
    id: stored.id,
    title: stored.title,
    intro: presenter.richText(stored.intro),
    games: games.map((game) => presentGame(game, context)),
    count: countInWords(games.length, answer.rowsFound, context),
    allGames: page.slug === microcopy.free_games_path ? null : presenter.anchor({ url: microcopy.free_games_path }),
    microcopy,
  };
};

function countInWords(shown: number, found: number, { microcopy, locale }: BlockContext): string {
  // A service that does not count leaves 0.
  const total = Math.max(shown, found);
  const text = total === 1 ? microcopy.games_count_one : shown === total ? microcopy.games_count : microcopy.games_count_part;
  return text.replace('{shown}', formatNumber(shown, locale)).replace('{total}', formatNumber(total, locale));
}

import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { BlockContext } from '../../block.ts';
import { loadJackpot, type PresentedJackpot } from './loadJackpot.ts';

/** A game's jackpot, and where that game is. */
export type HighestJackpot = { jackpot: PresentedJackpot; game: { name: string; page: AnchorProps | null } };

/** As many games as the catalogue gives at a time. */
const comparedGames = 100;

/** Of the games that the query finds, on whichever page, the one with the most in its jackpot; null where none has an amount, or nobody answers. */
export async function loadHighestJackpot(
  query: GamesQuery,
  context: Pick<BlockContext, 'clients' | 'locale' | 'presenter'>,
): Promise<HighestJackpot | null> {
  const { clients, presenter } = context;
  const found = await clients.arcade.fetchGames({ ...query, jackpots: true, page: 1, pageSize: comparedGames }).catch(() => null);
  const games = found?.results ?? [];
  const loaded = await Promise.all(games.map(async (game) => ({ game, jackpot: await loadJackpot(game.jackpots, context) })));
  const isInPesos = (jackpot: PresentedJackpot | null) => jackpot?.prize.currencyCode === 'CLP';
  // Amounts of different currencies cannot be compared: those in pesos come before all others.
  const compared = loaded.some(({ jackpot }) => isInPesos(jackpot)) ? loaded.filter(({ jackpot }) => isInPesos(jackpot)) : loaded;
  let highest: HighestJackpot | null = null;
  for (const { game, jackpot } of compared)
    if (jackpot && jackpot.prize.amount > (highest?.jackpot.prize.amount ?? -1))
      highest = { jackpot, game: { name: game.name, page: game.localUrl === null ? null : presenter.anchor({ url: game.localUrl }) } };
  return highest;
}

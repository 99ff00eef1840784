import type { RawGame } from '@lupa/contracts/game.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../block.ts';

/** Requirement 7.26: the page size of a provider's games in a toplist. */
const gamesPerProvider = 4;

/**
 * Some games of each partner's first provider, by partner slug. They embellish an entry, which stands without them: what cannot be had is
 * left out.
 */
export async function loadProviderGames(partners: readonly ToplistPartner[], { clients }: BlockContext): Promise<Map<string, RawGame[]>> {
  const found = await Promise.all(
    partners.map(async ({ slug, attributes: { providers } }): Promise<[string, RawGame[]]> => {
      const [provider] = providers;
      return [slug, provider ? await clients.arcade.fetchGamesByProvider(provider.arcadeId, gamesPerProvider).catch(() => []) : []];
    }),
  );
  return new Map(found.filter(([, games]) => games.length > 0));
}

import { logoHash, type RawGame } from '@lupa/contracts/game.ts';
import type { ToplistAnswer } from '@lupa/contracts/toplist.ts';
import { readVerdict } from './rating/verdict.ts';

const neededFacts = ['RTP', 'Highest Win', 'Minimum Bet'];

/** A game for search engines can be played here, has picture and provider, and known RTP, highest win and lowest bet. */
export function deservesSearchEngines(game: Pick<RawGame, 'freePlayHash' | 'images' | 'attributes'>): boolean {
  const isKnown = (fact: string) => game.attributes.some(({ type, value }) => type === fact && value.trim() !== '');
  return game.freePlayHash !== null && logoHash(game.images) !== null && neededFacts.every(isKnown);
}

/**
 * Whether a casino of the list that we recommend carries a provider's games: without one a page made from the catalogue says nothing of its
 * own. Of a list that cannot be read nothing is left out.
 */
export function createCarriedTest(list: ToplistAnswer | null): (providerId: string) => boolean {
  if (list === null) return () => true;
  const recommended = Object.values(list.partners).filter(({ attributes }) => readVerdict(attributes)?.kind === 'recommended');
  const carried = new Set(recommended.flatMap(({ attributes }) => attributes.providers.map(({ arcadeId }) => arcadeId)));
  return (providerId) => carried.has(providerId);
}

const gamesEnough = 5;

/** Whose page has games enough; a casino that we recommend has to carry them as well. */
export const providerDeservesSearchEngines = ({ archived }: { archived: boolean }, gamesCount: number): boolean =>
  !archived && gamesCount >= gamesEnough;

const pagesEnough = 5;

/** One with fewer pages mostly leads to the main language (decision 076). `pagesCount`: indexable pages but the list. */
export const languageDeservesSearchEngines = (pagesCount: number): boolean => pagesCount >= pagesEnough;

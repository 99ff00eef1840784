import { logoHash, type RawGame } from '@lupa/contracts/game.ts';

const neededFacts = ['RTP', 'Highest Win', 'Minimum Bet'];

/** A game for search engines can be played here, has picture and provider, and known RTP, highest win and lowest bet. */
export function deservesSearchEngines(game: Pick<RawGame, 'freePlayHash' | 'images' | 'attributes'>): boolean {
  const isKnown = (fact: string) => game.attributes.some(({ type, value }) => type === fact && value.trim() !== '');
  return game.freePlayHash !== null && logoHash(game.images) !== null && neededFacts.every(isKnown);
}

const gamesEnough = 5;

export const typeDeservesSearchEngines = (gamesCount: number): boolean => gamesCount >= gamesEnough;

export const providerDeservesSearchEngines = ({ archived }: { archived: boolean }, gamesCount: number): boolean =>
  !archived && gamesCount >= gamesEnough;

const pagesEnough = 5;

/** One with fewer pages mostly leads to the main language (decision 076). `pagesCount`: indexable pages but the list. */
export const languageDeservesSearchEngines = (pagesCount: number): boolean => pagesCount >= pagesEnough;

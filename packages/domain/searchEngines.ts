import { logoHash, type RawGame } from '@lupa/contracts/game.ts';

const neededFacts = ['RTP', 'Highest Win', 'Minimum Bet'];

/**
 * Whether a page made from the catalogue tells enough of a game to stand in search engines: it can be played here, has a picture and a
 * provider, and what it returns, pays at most and costs at least is known.
 */
export function deservesSearchEngines(game: Pick<RawGame, 'freePlayHash' | 'images' | 'attributes'>): boolean {
  const isKnown = (fact: string) => game.attributes.some(({ type, value }) => type === fact && value.trim() !== '');
  return game.freePlayHash !== null && logoHash(game.images) !== null && neededFacts.every(isKnown);
}

const gamesEnough = 5;

export const typeDeservesSearchEngines = (gamesCount: number): boolean => gamesCount >= gamesEnough;

export const providerDeservesSearchEngines = ({ archived }: { archived: boolean }, gamesCount: number): boolean =>
  !archived && gamesCount >= gamesEnough;

const pagesEnough = 5;

/**
 * Whether a language of the site beside its main one has enough of its own to stand in search engines. One with fewer pages mostly leads to
 * texts in the main language (docs/decisions/076). `pagesCount`: its pages that search engines may show, but for its list of pages.
 */
export const languageDeservesSearchEngines = (pagesCount: number): boolean => pagesCount >= pagesEnough;

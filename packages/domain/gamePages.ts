import { logoHash, type RawGame } from '@lupa/contracts/game.ts';

const neededFacts = ['RTP', 'Highest Win', 'Minimum Bet'];

/**
 * Whether a page made from the catalogue tells enough of a game to stand in search engines: it can be played here, has a picture and a provider, and what
 * it returns, pays at most and costs at least is known.
 */
export function deservesSearchEngines(game: Pick<RawGame, 'freePlayHash' | 'images' | 'attributes'>): boolean {
  const isKnown = (fact: string) => game.attributes.some(({ type, value }) => type === fact && value.trim() !== '');
  return game.freePlayHash !== null && logoHash(game.images) !== null && neededFacts.every(isKnown);
}

/** So many games make a page of a provider or a type worth finding. */
export const gamesForSearchEngines = 5;

import { createHash } from 'node:crypto';
import type { FeedProvider } from '@lupa/contracts/catalogueFeed.ts';
import { formatSlugWords } from './slugWords.ts';

/** Names of invented studios; a provider's id is its place, from 1. */
export const providerNames = [
  'Huemul Interactive',
  'Atacama Reels',
  'Cordillera Play',
  'Pewen Studios',
  'Lluvia Dorada',
  'Faro Austral Games',
  'Kelp & Tide',
  'Tres Cóndores',
  'Northlight Reels',
  'Copper Lantern',
  'Velvet Otter',
  'Bruma Games',
  'Salar Digital',
  'Paperboat Gaming',
  'Quiltro Studios',
  'Brass Marlin',
  'Maitén Gaming',
  'Seventh Tide',
  'Arrayán Play',
  'Tinderbox Arcade',
  'Puelche Games',
  'Moonquarry',
  'Caracola Studios',
  'Ironpetal',
  'Camanchaca Labs',
  'Foxglove Reels',
  'Chucao Interactive',
  'Lanternfish Live',
  'Alerce Gaming',
  'Halfmoon Foundry',
  'Picaflor Games',
  'Saltmarsh Studio',
  'Boldo Digital',
  'Rookery Games',
  'Zorro Chilote',
  'Glasswing Gaming',
  'Mesa Azul Live',
  'Ember & Oak',
  'Trapananda Play',
  'Tidewheel',
] as const;

/** Studios that make no new games; those they made are still played. */
const archivedProviders = new Set([35, 40]);

export const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');
export const providerImageHash = (id: number): string => hashOf(`lupa provider ${id}`);

/** The 40 providers of the demo, ids 1 to 40. All of them are invented. */
export const demoProviders: FeedProvider[] = providerNames.map((name, place) => {
  const id = place + 1;
  const normalisedName = formatSlugWords(name);
  return {
    kind: 'provider',
    id,
    name,
    normalisedName,
    archived: archivedProviders.has(id),
    images: [{ tags: ['logo'], hash: providerImageHash(id) }],
    founded: String(2003 + ((id * 7) % 20)),
    url: `https://${normalisedName}.example/`,
  };
});

import type { FeedGame } from '@lupa/contracts/catalogueFeed.ts';
import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { demoProviders, hashOf, providerNames } from './demoProviders.ts';
import { featuredGames } from './featuredGames.ts';
import { buildAttributes, listAttributes } from './gameAttributes.ts';
import { englishBeginnings, englishEndings, gameKinds, spanishEndings } from './gameKinds.ts';
import { createSeededRandom, type Random } from './seededRandom.ts';
import { formatSlugWords } from './slugWords.ts';
import { themeNames, themeOf, type ThemeName } from './themes.ts';

/** A game of the demo with what its picture is drawn from. */
export type DemoGame = { game: FeedGame; theme: ThemeName };

/** Arcade ids of the demo's games start here. */
export const firstGameId = 101;

/** Titles that somebody else has already used. */
const takenTitles = new Set([
  'Wild Moon',
  'Golden Crown',
  'Wild Fox',
  'Neon Disco',
  'Golden Lantern',
  'Wild Dragon',
  'Golden Dragon',
  'Royal Crown',
  'Wild Orbit',
  'Golden Clover',
  'Silver Fox',
  'Emerald Jade',
  'Midnight Moon',
  'Golden Lotus',
  'Jade Quest',
  'Wild Harvest',
  'Wild Frost',
  'Wild Reef',
]);

const newestRelease = Date.UTC(2026, 9, 30);
const lastArchivedRelease = Date.UTC(2022, 3, 30);
const day = 86_400_000;
const longestCatalogue = 4200 * day;

/** All games of the demo: the featured ones first, then each type's. The same on every machine. */
export function buildDemoGames(): DemoGame[] {
  const names = new Set<string>([...takenTitles, ...featuredGames.map(({ name }) => name)]);
  const slugs = new Set(featuredGames.map(({ name }) => formatSlugWords(name)));
  const wanted = gameTypes.flatMap((type) => {
    const featured = featuredGames.filter((game) => game.type === type).length;
    return Array.from({ length: gameKinds[type].count - featured }, (): GameType => type);
  });
  const ranks = createSeededRandom('popularity').shuffled(wanted.map((_, place) => place + featuredGames.length));
  const others = createSeededRandom('order')
    .shuffled(wanted)
    .map((type, place) => {
      const id = firstGameId + featuredGames.length + place;
      const random = createSeededRandom(`game ${id}`);
      const theme = random.pick(themeNames);
      const name = findName(random, type, theme, names, slugs);
      return { game: buildGame({ id, name, type, providerId: pickProvider(random, type), rank: ranks[place] ?? 0, random }), theme };
    });
  const featured = featuredGames.map(({ name, type, providerId, theme, released, facts }, place) => {
    const random = createSeededRandom(`game ${firstGameId + place}`);
    const game = buildGame({ id: firstGameId + place, name, type, providerId, rank: place, random });
    const localUrl = `/juegos-gratis/${game.normalisedName}/`;
    return { game: { ...game, attributes: listAttributes(facts), releaseDate: released, localUrl }, theme };
  });
  return [...featured, ...others];
}

type Wanted = { id: number; name: string; type: GameType; providerId: number; rank: number; random: Random };

function buildGame({ id, name, type, providerId, rank, random }: Wanted): FeedGame {
  const jackpotChance = type === 'SLOTS' ? 0.055 : 0.01;
  const hasJackpot = random.next() < jackpotChance;
  return {
    kind: 'game',
    id,
    name,
    normalisedName: formatSlugWords(name),
    type,
    providerId,
    images: [{ tags: ['logo'], hash: hashOf(`lupa game ${id}`) }],
    attributes: buildAttributes(type, random),
    freePlayHash: hashOf(`lupa free play ${id}`),
    jackpots: hasJackpot ? [{ id: `jp-${random.between(1, 8)}`, currencyCodes: ['CLP'] }] : [],
    releaseDate: pickReleaseDate(random, providerId),
    searchVolume: Math.round(74_000 / (rank + 1) ** 0.85),
    localUrl: null,
  };
}

/** After the studio was founded, and before it closed where it did. */
function pickReleaseDate(random: Random, providerId: number): string {
  const provider = demoProviders[providerId - 1];
  const last = provider?.archived ? lastArchivedRelease : newestRelease;
  const span = Math.min(longestCatalogue, last - Date.UTC(Number(provider?.founded), 11, 1));
  return new Date(last - random.next() ** 1.6 * span).toISOString().slice(0, 10);
}

/** Slots come mostly from a few large studios, as they do everywhere. */
function pickProvider(random: Random, type: GameType): number {
  const { providers } = gameKinds[type];
  if (providers.length > 0) return random.pick(providers);
  const place = Math.floor(providerNames.length ** random.next()) - 1;
  // The first studios of the list are not the largest ones.
  return ((place * 11 + 2) % providerNames.length) + 1;
}

function findName(random: Random, type: GameType, theme: ThemeName, names: Set<string>, slugs: Set<string>): string {
  for (;;) {
    const name = inventName(random, type, theme);
    const slug = formatSlugWords(name);
    if (names.has(name) || slugs.has(slug)) continue;
    names.add(name);
    slugs.add(slug);
    return name;
  }
}

function inventName(random: Random, type: GameType, theme: ThemeName): string {
  const { spanish, english } = type === 'SLOTS' ? themeOf(theme) : gameKinds[type];
  if (random.next() < 0.62) return `${random.pick(spanish)} ${random.pick(spanishEndings)}`;
  const noun = random.pick(english);
  const form = random.next();
  if (form < 0.45) return `${random.pick(englishBeginnings)} ${noun}`;
  if (form < 0.8) return `${noun} ${random.pick(englishEndings)}`;
  return `${random.pick(englishBeginnings)} ${noun} ${random.pick(englishEndings)}`;
}

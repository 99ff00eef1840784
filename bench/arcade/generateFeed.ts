import type { FeedRow } from '@lupa/contracts/catalogueFeed.ts';
import { seededRandom } from '@lupa/domain/testing/seededRandom.ts';
import { gameTypes } from '@lupa/contracts/gameType.ts';

const syllables =
  'ba be bri ca co cra da dé dra el fa fé gra gi ha jo ka la lu ma mi ñe no or pa pi que ra ri sa so ta tu ul va vi wo xi ya zu'.split(' ');
const vocabularySize = 60_000;
const providerCount = 600;

function buildWords(): string[] {
  const random = seededRandom(7);
  const common = 'the of el de fuego gold dragon wild book mega fortune rey oro luna deluxe cash megaways jackpot'.split(' ');
  const words = new Set(common);
  while (words.size < vocabularySize) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(''));
  }
  return [...words];
}

/** Place of a word: the first ones far more often. */
const zipf = (random: () => number, size: number) => Math.floor(size ** random()) - 1;

export function* generateFeed(count: number): Generator<FeedRow> {
  const words = buildWords();
  const random = seededRandom(11);
  const hash = (number: number) => number.toString(16).padStart(32, '0');
  for (let id = 1; id <= providerCount; id++) {
    const name = `Studio ${words[100 + id] ?? ''} ${id}`;
    yield {
      kind: 'provider',
      id,
      name,
      normalisedName: `studio-${id}`,
      archived: false,
      images: [{ tags: ['logo'], hash: hash(id) }],
      founded: '2015',
      url: null,
    };
  }
  for (let place = 0; place < count; place++) {
    const id = place + 1;
    const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => words[zipf(random, vocabularySize)]).join(' ');
    yield {
      kind: 'game',
      id,
      name,
      normalisedName: `game-${id}`,
      type: random() < 0.7 ? 'SLOTS' : (gameTypes[Math.floor(random() * gameTypes.length)] ?? 'OTHER'),
      providerId: zipf(random, providerCount) + 1,
      images: [{ tags: ['logo'], hash: hash(id) }],
      attributes: [
        { type: 'RTP', value: (92 + random() * 7).toFixed(2) },
        { type: 'Reels', value: '5' },
        { type: 'Paylines', value: String(10 + Math.floor(random() * 40)) },
        { type: 'Volatility', value: ['Low', 'Medium', 'High', 'Very High'][id % 4] ?? '' },
        { type: 'Highest Win', value: String([36, 500, 1000, 5000, 20_000][id % 5]) },
        { type: 'Minimum Bet', value: '100' },
        { type: 'Maximum Bet', value: '50000' },
      ],
      freePlayHash: hash(id + 1_000_000),
      jackpots: random() < 0.05 ? [{ id: `jp-${id}`, currencyCodes: ['CLP'] }] : [],
      releaseDate: new Date(Date.UTC(2010, 0, 1 + Math.floor(random() * 6000))).toISOString().slice(0, 10),
      searchVolume: Math.floor(1e6 / (1 + random() * count)),
      localUrl: null,
    };
  }
}

import { foldText, slugify } from '@lupa/domain/foldText.ts';
import type { GamesQuery } from '@lupa/clients/clients.ts';
import { type Facets, type GamesAnswer, type Provider, providerExample, type RawGame, rawGameExample } from '@lupa/contracts/game.ts';
import { readVolatility, rtpFloors, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { gameTypeLabels, gameTypes } from '@lupa/contracts/gameType.ts';
import { figureOf } from '../games/shapeGame.ts';

export const exampleProviders: Provider[] = [
  providerExample,
  { ...providerExample, id: '7', name: 'Kelp & Tide', normalisedName: 'kelp-tide', images: [], founded: 'N/A', gameTypes: [], url: null },
  { ...providerExample, id: '35', name: 'Sombra Gaming', normalisedName: 'sombra-gaming', archived: true, founded: '2009' },
];

function exampleGame(id: string, name: string, changes: Partial<RawGame> = {}): RawGame {
  const normalisedName = name.toLowerCase().replaceAll(' ', '-');
  return { ...rawGameExample, id, name, normalisedName, localUrl: `/juegos-gratis/${normalisedName}/`, ...changes };
}

export const exampleGames: RawGame[] = [
  rawGameExample,
  exampleGame('102', 'Condor de Fuego', { jackpots: [] }),
  exampleGame('103', 'Ruleta del Puerto', { type: 'ROULETTE', jackpots: [], attributes: [{ type: 'RTP', value: '97.3' }] }),
  exampleGame('104', 'Frutilla Brava', { localUrl: null, freePlayHash: null, jackpots: [{ id: 'jp-2', currencyCodes: ['CLP'] }] }),
  exampleGame('105', 'El extraordinario tesoro perdido de la isla de Juan Fernández', { images: [], jackpots: [] }),
  exampleGame('106', 'Sin Datos', { attributes: [], jackpots: [], images: [], releaseDate: null, searchVolume: null, localUrl: null }),
];

const words = ['Cóndor', 'Copihue', 'Chinchilla', 'Pudú', 'Araucaria', 'Ñandú', 'Volcán', 'Salar', 'Camanchaca'];
const more = ['de Plata', 'Nocturno', 'Real'];
const studios = [
  { id: '3', name: 'Cordillera Play', normalisedName: 'cordillera-play', images: [] },
  { id: '7', name: 'Kelp & Tide', normalisedName: 'kelp-tide', images: [] },
];
const [example] = exampleGames;

export const exampleCatalogue: RawGame[] = [
  ...exampleGames,
  ...words.flatMap((word, place) =>
    more.map((end, variant): RawGame => {
      const index = place * more.length + variant;
      const name = `${word} ${end}`;
      const normalisedName = slugify(name);
      return {
        ...(example as RawGame),
        id: String(201 + index),
        name,
        normalisedName,
        type: index % 4 === 3 ? 'BLACKJACK' : index % 7 === 5 ? 'BINGO' : 'SLOTS',
        provider: studios[index % 3 === 1 ? 1 : 0] as RawGame['provider'],
        jackpots: index % 6 === 0 ? (example?.jackpots ?? []) : [],
        releaseDate: `2026-${String(1 + (index % 11)).padStart(2, '0')}-15`,
        searchVolume: 1000 - index * 7,
        isFreePlayStopped: index === 6,
        localUrl: index % 5 === 4 ? null : `/juegos-gratis/${normalisedName}/`,
      };
    }),
  ),
];

/** What the games service answers from these games, worked out the slow and obvious way; its search forgives accents only. */
export function selectGames(games: readonly RawGame[], query: GamesQuery): GamesAnswer {
  const { gameTypes: types = [], providerIds = [], search = '', sort, page = 1, pageSize = 24 } = query;
  const matching = games.filter(({ name }) => foldText(name).includes(foldText(search)));
  const passes = {
    type: ({ type }: RawGame) => types.length === 0 || types.includes(type),
    provider: ({ provider }: RawGame) => providerIds.length === 0 || providerIds.includes(provider.id),
    jackpot: ({ jackpots }: RawGame) => !query.jackpots || jackpots.length > 0,
    rtp: (game: RawGame) => query.minRtp === undefined || figureOf(game, 'RTP') >= query.minRtp,
    highestWin: (game: RawGame) => query.minHighestWin === undefined || figureOf(game, 'Highest Win') >= query.minHighestWin,
    volatility: (game: RawGame) => !query.volatility || query.volatility.some((level) => level === levelOf(game)),
  };
  const without = (left: keyof typeof passes | null) =>
    matching.filter((game) => Object.entries(passes).every(([name, isPassed]) => name === left || isPassed(game)));
  const found = without(null).toSorted(comparing(sort ?? 'search_volume:desc'));
  const countFrom = (left: RawGame[], floors: readonly number[], type: 'RTP' | 'Highest Win') =>
    floors.map((from) => ({ from, count: left.filter((game) => figureOf(game, type) >= from).length }));
  return {
    results: found.slice((page - 1) * pageSize, page * pageSize),
    rowsFound: found.length,
    pagesCount: Math.ceil(found.length / pageSize),
    facets: {
      gameTypes: countTypes(without('type'), games),
      providers: countProviders(without('provider'), games),
      jackpots: without('jackpot').filter(({ jackpots }) => jackpots.length > 0).length,
      rtp: countFrom(without('rtp'), rtpFloors, 'RTP'),
      volatility: volatilityLevels.map((level) => ({
        level,
        count: without('volatility').filter((game) => levelOf(game) === level).length,
      })),
      highestWin: countFrom(without('highestWin'), winFloors, 'Highest Win'),
    },
  };
}

const levelOf = ({ attributes }: RawGame) => readVolatility(attributes.find(({ type }) => type === 'Volatility')?.value ?? '');

function countTypes(left: RawGame[], all: readonly RawGame[]): Facets['gameTypes'] {
  return gameTypes
    .filter((type) => all.some((game) => game.type === type))
    .map((type) => ({ type, label: gameTypeLabels[type], count: left.filter((game) => game.type === type).length }));
}

function countProviders(left: RawGame[], all: readonly RawGame[]): Facets['providers'] {
  const providers = new Map(all.map(({ provider }) => [provider.id, provider.name]));
  return [...providers].map(([id, name]) => ({ id, name, count: left.filter(({ provider }) => provider.id === id).length }));
}

function comparing(sort: NonNullable<GamesQuery['sort']>): (a: RawGame, b: RawGame) => number {
  const sign = sort.endsWith(':desc') ? -1 : 1;
  if (sort.startsWith('name')) return (a, b) => sign * a.name.localeCompare(b.name, 'es') || Number(a.id) - Number(b.id);
  if (sort.startsWith('search_volume'))
    return (a, b) => sign * ((a.searchVolume ?? 0) - (b.searchVolume ?? 0)) || Number(a.id) - Number(b.id);
  const figure = { 'rtp:desc': 'RTP', 'highest_win:desc': 'Highest Win' } as const;
  if (sort === 'rtp:desc' || sort === 'highest_win:desc')
    return (a, b) => (figureOf(b, figure[sort]) || 0) - (figureOf(a, figure[sort]) || 0) || byPopularity(a, b);
  if (sort.startsWith('volatility')) {
    const place = (game: RawGame) => volatilityLevels.findIndex((level) => level === levelOf(game));
    return (a, b) => Number(place(a) < 0) - Number(place(b) < 0) || sign * (place(a) - place(b)) || byPopularity(a, b);
  }
  return (a, b) => sign * ((a.releaseDate ?? '') < (b.releaseDate ?? '') ? -1 : 1) || Number(a.id) - Number(b.id);
}

const byPopularity = (a: RawGame, b: RawGame) => (b.searchVolume ?? 0) - (a.searchVolume ?? 0) || Number(a.id) - Number(b.id);

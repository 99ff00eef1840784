import { z } from 'zod';
import { volatilityLevels } from './gameTraits.ts';
import { answerOf, listOf, neededListOf, neededMapOf, objectOf, orDefault, readAs } from './generous.ts';
import { bareList, bareThing, fieldsOf, isObject, readChoice, type Sent, unwrapList } from './plainValues.ts';
import {
  choice,
  idText,
  momentOrNull,
  number,
  numberOrNull,
  someChoice,
  someSource,
  someText,
  sourceOrNull,
  text,
  textOrEmpty,
  textOrNull,
  trueOrFalse,
} from './values.ts';

/** An image with its tags, or its source alone. */
const taggedImageSchema = readAs(objectOf({ tags: listOf(someChoice), hash: someSource }), (sent) => ({
  tags: isObject(sent) ? sent['tags'] : [],
  hash: sent,
}));
export type TaggedImage = z.output<typeof taggedImageSchema>;

/** Requirement 3.8: the image tagged `logo` is the logo, else one without tags. Returns its hash. */
export function logoHash(images: TaggedImage[]): string | null {
  return (images.find(({ tags }) => tags.includes('logo')) ?? images.find(({ tags }) => tags.length === 0))?.hash ?? null;
}

/** A list in which nothing stands twice. */
const eachOnce = <Item extends { id: string }>(items: Item[]): Item[] =>
  [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();

/** A software provider (requirement 3.7): `GET {arcade}/providers/`. */
const providerSchema = objectOf({
  id: idText,
  name: orDefault(someText, 'N/A'),
  normalisedName: textOrEmpty,
  archived: trueOrFalse,
  images: listOf(taggedImageSchema),
  founded: orDefault(text, 'N/A'),
  gameTypes: listOf(someChoice),
  url: textOrNull,
});
export const providersSchema = neededListOf(providerSchema).transform(eachOnce);
export type Provider = z.output<typeof providerSchema>;

/** Requirement 3.9: is in where a provider is not known. */
export const placeholderProvider: Provider = {
  id: '1',
  name: 'N/A',
  normalisedName: '',
  archived: false,
  images: [],
  founded: 'N/A',
  gameTypes: [],
  url: null,
};

/** Requirement 3.51: what a game takes that cannot be mapped. */
export const failedGame = { id: '1', name: 'N/A', normalisedName: 'N/A' } as const;

export const gameAttributeTypes = [
  'RTP',
  'Volatility',
  'Reels',
  'Paylines',
  'Highest Win',
  'Minimum Bet',
  'Maximum Bet',
  'Free Spin Slot',
] as const;
export type GameAttributeType = (typeof gameAttributeTypes)[number];

const jackpotReferenceSchema = objectOf({
  id: idText,
  currencyCodes: listOf(someChoice),
});
export type JackpotReference = z.output<typeof jackpotReferenceSchema>;

/** A raw game of the catalogue. Attribute values are text as the feed sent them; `releaseDate` is an ISO date. */
const sentGameShape = {
  id: orDefault(idText, failedGame.id),
  name: orDefault(someText, failedGame.name),
  normalisedName: textOrEmpty,
  type: orDefault(choice, 'OTHER'),
  images: listOf(taggedImageSchema),
  provider: orDefault(
    objectOf({
      id: providerSchema.shape.id,
      name: providerSchema.shape.name,
      normalisedName: textOrEmpty,
      images: listOf(taggedImageSchema),
    }),
    {
      id: placeholderProvider.id,
      name: placeholderProvider.name,
      normalisedName: '',
      images: [],
    },
  ),
  attributes: listOf(objectOf({ type: choice, value: z.union([z.boolean().transform(String), text]) })),
  freePlayHash: textOrNull,
  /** An extension: its free play does not start now, so that nobody should be sent there. */
  isFreePlayStopped: trueOrFalse,
  jackpots: listOf(jackpotReferenceSchema),
  releaseDate: momentOrNull,
  searchVolume: numberOrNull,
  localUrl: textOrNull,
};

/** As SPEC names what it shapes: beside the catalogue's own names. */
const shapedAttributes: Record<string, GameAttributeType> = {
  rtp: 'RTP',
  reels: 'Reels',
  paylines: 'Paylines',
  highestWin: 'Highest Win',
  minimumBet: 'Minimum Bet',
  maximumBet: 'Maximum Bet',
  freeSpin: 'Free Spin Slot',
};

/** A game in either naming. One without an id takes that of a failed game, and leads nowhere: that id is another game's. */
export const rawGameSchema = readAs(objectOf(sentGameShape, { oneOf: ['id', 'name', 'normalisedName'] }), (sent) => {
  if (!isObject(sent)) return sent;
  const { id, gameType, image, provider, providerId, providerName, providerNormaliseName, providerImage, attributes, ...game } = sent;
  const isFlat = provider === undefined && (providerId ?? providerName ?? providerNormaliseName) !== undefined;
  const flat = Object.entries(shapedAttributes).flatMap(([name, type]) => (sent[name] === undefined ? [] : [{ type, value: sent[name] }]));
  return {
    ...game,
    ...(id === undefined || id === null || id === '' ? { localUrl: null, freePlayHash: null } : { id }),
    type: game['type'] ?? gameType,
    images: game['images'] ?? asLogo(image),
    provider: isFlat
      ? {
          id: providerId ?? placeholderProvider.id,
          name: providerName,
          normalisedName: providerNormaliseName,
          images: asLogo(providerImage),
        }
      : isObject(provider) || provider === undefined || provider === null
        ? provider
        : { id: provider },
    attributes:
      isObject(attributes) && bareList(attributes) === undefined
        ? Object.entries(attributes).map(([name, value]) => ({ type: shapedAttributes[name] ?? name, value }))
        : (attributes ?? flat),
  };
});
const asLogo = (image: unknown): unknown => (image === undefined || image === null ? [] : [image]);
export type RawGame = z.output<typeof rawGameSchema>;

/** A choice as a key with a text, in any of their names, or as the key alone. */
function nameChoice(key: string, text: string, sent: unknown): Sent {
  if (!isObject(sent)) return { [key]: sent, [text]: sent };
  const thing = bareThing(sent, [key, text]);
  const own = thing[key] ?? thing['key'] ?? thing['value'] ?? thing['id'];
  return { ...thing, [key]: own, [text]: thing[text] ?? thing['label'] ?? thing['name'] ?? thing['title'] };
}

/** The choices of a filter: a list of them, or a map from key to text or count. */
function choicesOf<Schema extends z.ZodType>(key: string, text: string, schema: Schema) {
  return readAs(listOf(readAs(schema, (sent) => nameChoice(key, text, sent))), (sent) =>
    isObject(sent) && Object.values(sent).every((value) => typeof value === 'string' || typeof value === 'number')
      ? Object.entries(sent).map(([name, value]) => ({ [key]: name, [typeof value === 'number' ? 'count' : text]: value }))
      : sent,
  );
}

/**
 * How many games each value of a filter would leave, given the other filters; null: the service does not count. `rtp`, `volatility` and
 * `highestWin` are an extension, empty where a service cannot filter by them (`gameTraits.ts`): those of `from` or more.
 */
const facetsShape = {
  gameTypes: choicesOf('type', 'label', objectOf({ type: someChoice, label: textOrEmpty, count: numberOrNull })),
  providers: choicesOf('id', 'name', objectOf({ id: idText, name: textOrEmpty, count: numberOrNull })),
  jackpots: orDefault(numberOrNull, 0).transform((count) => count ?? 0),
  rtp: listOf(objectOf({ from: number, count: numberOrNull })),
  volatility: listOf(objectOf({ level: choice.pipe(z.enum(volatilityLevels)), count: numberOrNull })),
  highestWin: listOf(objectOf({ from: number, count: numberOrNull })),
};
const facetsSchema = objectOf(facetsShape);
/** `GET {arcade}/filters/` */
export const filtersSchema = answerOf(objectOf(facetsShape, { oneOf: ['gameTypes', 'providers', 'rtp', 'volatility', 'highestWin'] }));
export type Facets = z.output<typeof facetsSchema>;
/** Where a games service does not count. */
export const noFacets: Facets = { gameTypes: [], providers: [], jackpots: 0, rtp: [], volatility: [], highestWin: [] };

/** `GET {arcade}/games/`; `rowsFound` or `pagesCount` is 0 where it is not said. */
export const gamesAnswerSchema = answerOf(
  readAs(
    objectOf({
      results: neededListOf(rawGameSchema).transform(eachOnce),
      rowsFound: orDefault(number, 0),
      pagesCount: orDefault(number, 0),
      facets: orDefault(facetsSchema, noFacets),
    }),
    (sent) => (isObject(sent) ? { ...sent, rowsFound: findCount(sent, totalNames), pagesCount: findCount(sent, pagesNames) } : sent),
  ),
  'results',
);

const totalNames = ['rowsFound', 'total', 'totalCount', 'totalItems', 'totalElements', 'totalResults', 'totalDocs', 'numFound', 'count'];
const pagesNames = ['pagesCount', 'totalPages', 'pageCount', 'lastPage'];

/** How many there are, by the names and in the places where services say it. */
function findCount(sent: Sent, names: readonly string[]): unknown {
  const { meta, pagination, page } = sent;
  const places = [sent, meta, fieldsOf(meta)['pagination'], fieldsOf(meta)['page'], pagination, page];
  return places.flatMap((place) => names.map((name) => bareThing(fieldsOf(place), names)[name])).find((count) => (count ?? null) !== null);
}
export type GamesAnswer = z.output<typeof gamesAnswerSchema>;

/** Of a service that counts nothing: there is a page after the games that are known. */
export const isOpenEnded = ({ rowsFound, pagesCount }: Pick<GamesAnswer, 'rowsFound' | 'pagesCount'>, pageSize: number): boolean =>
  pagesCount > Math.ceil(rowsFound / pageSize);

/** `GET {arcade}/games/ids/`, `/games/game_type/`, `/games/provider/{id}/` */
export const gameResultsSchema = answerOf(objectOf({ results: neededListOf(rawGameSchema).transform(eachOnce) }), 'results');

/** `GET {arcade}/games/search/`: similar games; `image` is a logo hash. */
export const similarGamesSchema = answerOf(
  objectOf({
    results: neededListOf(objectOf({ id: idText, name: someText, image: sourceOrNull })).transform(eachOnce),
  }),
  'results',
);
export type SimilarGames = z.output<typeof similarGamesSchema>;

/**
 * `GET {arcade}/games/pages/`, an extension: games that may have a page in search engines, the n-th ten thousand of the catalogue by id,
 * without those that stand elsewhere (`localUrl`). `providerId` may be missing; `image` is a logo hash; `updatedDate` the moment of the import that changed the game
 * last.
 */
export const gamePagesSchema = answerOf(
  objectOf({
    results: neededListOf(
      objectOf({
        id: idText,
        name: someText,
        normalisedName: textOrEmpty,
        providerId: orDefault(idText.nullable(), null),
        image: sourceOrNull,
        updatedDate: momentOrNull,
      }),
    ).transform(eachOnce),
    partsCount: orDefault(number, 0),
  }),
  'results',
);
export type GamePages = z.output<typeof gamePagesSchema>;

/** `GET {arcade}/games/types/` */
/** Types in a list or in a map, bare too. */
export const gameTypesAnswerSchema = readAs(objectOf({ gameTypes: neededMapOf(someText) }), (sent) => {
  const inner = isObject(sent) ? (sent['gameTypes'] ?? unwrapList(sent) ?? sent) : sent;
  const types = Array.isArray(inner) ? inner.map(typeOf) : Object.entries(fieldsOf(inner));
  return types.length > 0 && types.every(([type]) => isGameType(type)) ? { gameTypes: Object.fromEntries(types) } : sent;
});

function typeOf(sent: unknown): [type: string, label: unknown] {
  const { type, label } = nameChoice('type', 'label', sent);
  return [readChoice(type) ?? '', label];
}

const isGameType = (name: string): boolean => /^[A-Z][\dA-Z_]*$/.test(name);

export const providerExample: Provider = {
  id: '3',
  name: 'Cordillera Play',
  normalisedName: 'cordillera-play',
  archived: false,
  images: [{ tags: ['logo'], hash: 'b1946ac92492d2347c6235b4d2611184' }],
  founded: '2014',
  gameTypes: ['SLOTS'],
  url: 'https://cordillera-play.example/',
};

export const rawGameExample: RawGame = {
  id: '101',
  name: 'Desierto Florido',
  normalisedName: 'desierto-florido',
  type: 'SLOTS',
  images: [{ tags: ['logo'], hash: '591785b794601e212b260e25925636fd' }],
  provider: { id: '3', name: 'Cordillera Play', normalisedName: 'cordillera-play', images: providerExample.images },
  attributes: [
    { type: 'RTP', value: '96.51' },
    { type: 'Volatility', value: 'High' },
    { type: 'Reels', value: '5' },
    { type: 'Paylines', value: '20' },
    { type: 'Highest Win', value: '5000' },
    { type: 'Minimum Bet', value: '100' },
    { type: 'Maximum Bet', value: '50000' },
    { type: 'Free Spin Slot', value: 'true' },
  ],
  freePlayHash: 'd3b07384d113edec49eaa6238ad5ff00',
  isFreePlayStopped: false,
  jackpots: [{ id: 'jp-1', currencyCodes: ['CLP'] }],
  releaseDate: '2025-08-14',
  searchVolume: 5400,
  localUrl: '/juegos-gratis/desierto-florido/',
};

export const facetsExample: Facets = {
  gameTypes: [{ type: 'SLOTS', label: 'Tragamonedas', count: 1 }],
  providers: [{ id: '3', name: 'Cordillera Play', count: 1 }],
  jackpots: 1,
  rtp: [{ from: 96, count: 1 }],
  volatility: [{ level: 'HIGH', count: 1 }],
  highestWin: [{ from: 5000, count: 1 }],
};
export const gamesAnswerExample: GamesAnswer = { results: [rawGameExample], rowsFound: 1, pagesCount: 1, facets: facetsExample };
export const gamePagesExample: GamePages = {
  results: [
    {
      id: '101',
      name: 'Desierto Florido',
      normalisedName: 'desierto-florido',
      providerId: '3',
      image: '591785b794601e212b260e25925636fd',
      updatedDate: '2026-11-02T12:00:00.000Z',
    },
  ],
  partsCount: 1,
};
export const similarGamesExample: SimilarGames = {
  results: [{ id: '101', name: 'Desierto Florido', image: '591785b794601e212b260e25925636fd' }],
};

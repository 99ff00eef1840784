import { readFileSync } from 'node:fs';
import type { FeedGame, FeedProvider, FeedRow } from '@lupa/contracts/catalogueFeed.ts';
import type { GameAttributeType } from '@lupa/contracts/game.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import { chile } from '@lupa/contracts/market.ts';

/** The demo's catalogue as a feed: 40 providers, then 1,200 games, all of them invented. */
export const catalogueFile = new URL('../content/catalogue.ndjson', import.meta.url);

const rows = readFileSync(catalogueFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as FeedRow);

export const demoProviders: readonly FeedProvider[] = rows.filter((row) => row.kind === 'provider');
export const demoGames: readonly FeedGame[] = rows.filter((row) => row.kind === 'game');
/** The twelve most searched games, which have a page of their own. */
export const featuredGames: readonly FeedGame[] = demoGames.filter(({ localUrl }) => localUrl !== null);

/** @throws when the demo's catalogue has no such game. */
export function gameById(id: number): FeedGame {
  const game = demoGames.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`No game ${id}`);
  return game;
}

export const gamesOfType = (type: GameType): FeedGame[] => demoGames.filter((game) => game.type === type);
export const gamesOfProvider = (providerId: number): FeedGame[] => demoGames.filter((game) => game.providerId === providerId);

/** Null where the studio does not tell. */
export function numberOf({ attributes }: FeedGame, type: GameAttributeType): number | null {
  const value = attributes.find((attribute) => attribute.type === type)?.value;
  return value === undefined ? null : Number(value);
}

export const hasFreeSpins = ({ attributes }: FeedGame): boolean =>
  attributes.some(({ type, value }) => type === 'Free Spin Slot' && value === 'true');

export const volatilities = ['Baja', 'Media', 'Alta', 'Muy alta'] as const;
export type Volatility = (typeof volatilities)[number];
const volatilityWords: Record<string, Volatility> = { Low: 'Baja', Medium: 'Media', High: 'Alta', 'Very High': 'Muy alta' };

/** How wildly a slot pays. Null for games that are no slots. */
export function volatilityOf({ attributes }: FeedGame): Volatility | null {
  const value = attributes.find(({ type }) => type === 'Volatility')?.value;
  return value === undefined ? null : (volatilityWords[value] ?? null);
}

/** Mean of the returns that are known, in percent.
 * @throws when none is. */
export function averageReturn(games: readonly FeedGame[]): number {
  const known = games.map((game) => numberOf(game, 'RTP')).filter((value) => value !== null);
  if (known.length === 0) throw new Error('No game tells its return');
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Games by type, the commonest type first. */
export function countTypes(games: readonly FeedGame[]): [type: GameType, count: number][] {
  return [...Map.groupBy(games, ({ type }) => type)]
    .map(([type, ofType]): [GameType, number] => [type, ofType.length])
    .toSorted(([, a], [, b]) => b - a);
}

export const countVolatility = (games: readonly FeedGame[], volatility: Volatility): number =>
  games.filter((game) => volatilityOf(game) === volatility).length;

export const mostSearched = (games: readonly FeedGame[]): FeedGame[] => games.toSorted((a, b) => b.searchVolume - a.searchVolume);
export const newest = (games: readonly FeedGame[]): FeedGame[] =>
  games.toSorted((a, b) => (b.releaseDate ?? '').localeCompare(a.releaseDate ?? ''));
export const mostGenerous = (games: readonly FeedGame[]): FeedGame[] =>
  games.toSorted((a, b) => (numberOf(b, 'RTP') ?? 0) - (numberOf(a, 'RTP') ?? 0));

const exact = new Intl.NumberFormat(chile.locale, { maximumFractionDigits: 2 });

/** `96,51 %`, with the decimals that the game's own facts show. */
export const formatReturn = (value: number): string => `${exact.format(value)}\u00a0%`;

/** `5.000 veces` */
export const formatTimes = (value: number): string => `${exact.format(value)} veces`;

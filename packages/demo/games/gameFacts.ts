import type { FeedGame } from '@lupa/contracts/catalogueFeed.ts';
import { formatReturn, formatTimes, gameById, numberOf, volatilityOf, featuredGames } from '../catalogue/demoCatalogue.ts';
import { formatDate, formatNumber, formatPesos } from '../writing/figures.ts';
import { buildStudio } from '../providers/studio.ts';
import { chile } from '@lupa/contracts/market.ts';
import type { GameEntity } from '@lupa/contracts/gameEntity.ts';
import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';

/** What the catalogue knows about a featured game, as numbers and written for Spanish sentences. */
export type GameFacts = ReturnType<typeof buildGameFacts>;

/** @throws when the catalogue does not have what a featured game has to have. */
export function buildGameFacts(gameId: number) {
  const game = gameById(gameId);
  const fact = (type: Parameters<typeof numberOf>[1]): number => {
    const value = numberOf(game, type);
    if (value === null) throw new Error(`${game.name} does not tell its ${type}`);
    return value;
  };
  const bets = { minimum: fact('Minimum Bet'), maximum: fact('Maximum Bet') };
  return {
    game,
    name: game.name,
    studio: buildStudio(game.providerId),
    /** In percent. */
    returned: fact('RTP'),
    /** In pesos. */
    bets,
    /** As a multiple of the bet. */
    highestWin: fact('Highest Win'),
    rtp: formatReturn(fact('RTP')),
    minimumBet: formatPesos(bets.minimum),
    maximumBet: formatPesos(bets.maximum),
    /** `5.000 veces` */
    win: formatTimes(fact('Highest Win')),
    /** `5 rodillos y 20 líneas`, `6 rodillos y 4.096 formas de ganar`; empty without reels. */
    grid: gridOf(game),
    volatility: volatilityOf(game),
    hasPot: game.jackpots.length > 0,
    released: formatDate(game.releaseDate ?? ''),
  };
}

/** The best casino that carries the studio and the type of game, where there is one. */
export function casinoFor({ game, studio }: Pick<GameFacts, 'game' | 'studio'>): { partner?: string } {
  const casino = studio.casinos.find(({ gameTypes }) => gameTypes.includes(game.type));
  return casino ? { partner: casino.slug } : {};
}

function gridOf(game: FeedGame): string {
  const reels = numberOf(game, 'Reels');
  const lines = numberOf(game, 'Paylines');
  if (reels === null || lines === null) return '';
  return `${reels} rodillos y ${formatNumber(lines)} ${lines >= 243 ? 'formas de ganar' : 'líneas'}`;
}

const text = z.string().min(1);

/** What editors say of a game, by its name. Slots take their volatility, and all games their multiplier, from the catalogue. */
const extras = readContent(
  'gameExtras.yaml',
  z.record(text, z.strictObject({ rating: text, theme: text, popularity: text, volatility: z.exactOptional(text), description: text })),
);

/** What editors add to the twelve most searched games. */
export const gameExtras: (Omit<GameEntity, 'arcadeId'> & { arcadeId: number })[] = featuredGames.flatMap((game) => {
  const found = extras[game.name];
  if (!found) return [];
  const highestWin = numberOf(game, 'Highest Win');
  return [
    {
      ...found,
      arcadeId: game.id,
      volatility: volatilityOf(game) ?? found.volatility ?? '-',
      multiplier: highestWin === null ? '-' : `x${highestWin.toLocaleString(chile.locale)}`,
    },
  ];
});

import { chile } from '@lupa/contracts/market.ts';
import { z } from 'zod';
import { featuredGames } from '../catalogue/demoCatalogue.ts';
import { crashChance, fullCardChance, hourlyCost, minesChance, oneIn, percentOf, rouletteBet } from '../gameTypes/odds.ts';
import { authorKeySchema } from '../writing/authors.ts';
import { writtenBlockSchema } from '../writing/block.schema.ts';
import { upperFirst } from '../writing/words.ts';
import { formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { buildGameFacts, type GameFacts } from './gameFacts.ts';

const text = z.string().min(1);
const titledText = z.strictObject({ title: text, body: text });

const gameTextSchema = z.strictObject({
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  title: text,
  description: text,
  lead: text,
  /** What the free version on this site has of the game, and what it lacks. */
  practice: text,
  rules: titledText,
  character: titledText,
  /** Bets in pesos for the table of what a session costs. */
  sessionBets: z.exactOptional(z.array(z.int().positive()).min(1)),
  /** What only this game needs, after its rules. */
  extra: z.exactOptional(z.array(writtenBlockSchema).min(1)),
  pros: z.array(text).min(1),
  cons: z.array(text).min(1),
  questions: z.array(titledText).min(1),
  /** Featured games that somebody who likes this one may like, each with the reason. */
  related: z.array(z.strictObject({ gameId: z.int(), why: text })).min(1),
});

/** What was written about a game, with its figures filled in. */
export type GameText = z.output<typeof gameTextSchema> & { facts: GameFacts };

const withComma = (value: number): string => value.toLocaleString(chile.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the text about one game needs beyond the figures that every game has, by the name of the game. */
const ownFigures: Record<string, (facts: GameFacts) => Figures> = {
  'ruleta-del-puerto': ({ bets: { minimum } }) => ({
    tenMinimumBets: formatPesos(minimum * 10),
    betRows: [['Color', 18] as const, ['Docena', 12] as const, ['Seisena', 6] as const, ['Cuadro', 4] as const, ['Pleno', 1] as const].map(
      ([name, covered]) => {
        const { pays, chance, edge } = rouletteBet(covered, 1);
        return [
          `**${name}**`,
          percentOf(chance),
          formatPesos(minimum * 10 * (pays + 1)),
          formatPesos(Math.round(minimum * 10 * 60 * edge)),
        ];
      },
    ),
  }),
  'despegue-austral': ({ returned }) => ({
    multiplierRows: [1.2, 1.5, 2, 4, 10, 25].map((multiplier) => [
      `**${withComma(multiplier)}**`,
      percentOf(crashChance(multiplier, returned / 100)),
      oneIn(crashChance(multiplier, returned / 100)),
      formatPesos(Math.round(multiplier * 1000)),
    ]),
    hourlyCost: formatPesos(hourlyCost(500, 240, returned)),
    chanceOfOneAndAHalf: percentOf(crashChance(1.5, returned / 100)),
  }),
  'bingo-de-la-abuela-rosa': ({ bets: { minimum }, returned }) => ({
    cardRows: [1, 5, 10, 20].map((cards) => [
      `**${cards}**`,
      formatPesos(cards * minimum * 15),
      formatPesos(hourlyCost(cards * minimum, 15, returned)),
    ]),
    oneInFullCard: oneIn(fullCardChance(45)),
  }),
  'minas-de-chanarcillo': ({ returned, highestWin }) => ({
    mineRows: [1, 3, 5, 10, 15].map((mines) => [
      `**${mines}**`,
      percentOf(minesChance(mines, 1)),
      percentOf(minesChance(mines, 3)),
      `${withComma(Math.min(highestWin, returned / 100 / minesChance(mines, 3)))} veces`,
    ]),
    chanceOfFirst: percentOf(minesChance(1, 1)),
    payOfFirst: withComma(returned / 100 / minesChance(1, 1)),
  }),
};

function figuresOf(facts: GameFacts): Figures {
  const { rtp, minimumBet, maximumBet, win, grid, volatility, released, returned, studio } = facts;
  return {
    rtp,
    minimumBet,
    maximumBet,
    win,
    grid,
    gridAtStart: upperFirst(grid),
    volatility: volatility?.toLowerCase() ?? '',
    released,
    edge: percentOf(1 - returned / 100),
    studio: studio.name,
    gamesOfStudio: studio.count,
    casinosOfStudio: studio.casinos.length,
    ...ownFigures[facts.game.normalisedName]?.(facts),
  };
}

/** The texts about the twelve most searched games: `content/games/`. */
export const gameTexts: GameText[] = featuredGames.map(({ id, normalisedName }) => {
  const facts = buildGameFacts(id);
  return { ...readContent(`games/${normalisedName}.yaml`, gameTextSchema, figuresOf(facts), { mayLeaveFiguresOut: true }), facts };
});

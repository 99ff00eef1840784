import { chile } from '@lupa/contracts/market.ts';
import type { GameEntity } from '@lupa/contracts/gameEntity.ts';
import { z } from 'zod';
import { featuredGames, numberOf, volatilityOf } from './catalogue/demoCatalogue.ts';
import { readContent } from './writing/readContent.ts';

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

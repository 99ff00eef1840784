import type { z } from 'zod';
import { neededListOf, objectOf } from './generous.ts';
import { idText, textOrDash } from './values.ts';

/** `GET {cms}/gameEntity/`: what editors add to a game of the catalogue, matched by arcade id; '-' if absent. */
export const gameEntitySchema = objectOf({
  arcadeId: idText,
  volatility: textOrDash,
  rating: textOrDash,
  theme: textOrDash,
  description: textOrDash,
  multiplier: textOrDash,
  popularity: textOrDash,
});
export const gameEntitiesSchema = neededListOf(gameEntitySchema);
export type GameEntity = z.output<typeof gameEntitySchema>;

export const gameEntitiesExample: GameEntity[] = [
  {
    arcadeId: '101',
    volatility: 'Alta',
    rating: '8.7',
    theme: 'Desierto florido',
    description: 'Una tragamonedas con cascadas.',
    multiplier: 'x5.000',
    popularity: '92',
  },
];

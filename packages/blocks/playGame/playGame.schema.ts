import { objectOf, textOrNull } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `gameId` is an arcade id; `partner` the slug of the casino that the partner bar promotes, null: chosen by provider. */
export const playGameSchema = objectOf({
  ...blockFields,
  gameId: z.coerce.number().int().min(1),
  body: richTextSchema,
  partner: textOrNull,
});
export type StoredPlayGame = z.output<typeof playGameSchema>;

import type { z } from 'zod';
import { objectOf } from '@lupa/contracts/generous.ts';
import { idText, textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { blockFields } from '../block.schema.ts';

/** `gameId` is an arcade id; `partner` the slug of the casino that the partner bar promotes, null: chosen by provider. */
export const playGameSchema = objectOf({
  ...blockFields,
  gameId: idText,
  body: richTextSchema,
  partner: textOrNull,
});
export type StoredPlayGame = z.output<typeof playGameSchema>;

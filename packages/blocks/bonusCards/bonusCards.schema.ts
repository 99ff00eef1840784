import { listOf, objectOf, orDefault, someText } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `toplist` is the identifier of the list whose offers are shown; empty `offerTypes`: of any type. */
export const bonusCardsSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  toplist: someText,
  offerTypes: listOf(someText),
  limit: orDefault(z.coerce.number().int().min(1), 6),
});
export type StoredBonusCards = z.output<typeof bonusCardsSchema>;

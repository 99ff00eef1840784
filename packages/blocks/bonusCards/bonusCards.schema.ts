import { listOf, orDefault } from '@lupa/contracts/generous.ts';
import { number, someChoice } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { toplistBlockOf } from '../block.schema.ts';

/** `toplist` is the identifier of the list whose offers are shown; empty `offerTypes`: of any type. */
export const bonusCardsSchema = toplistBlockOf({
  intro: richTextSchema,
  offerTypes: listOf(someChoice),
  limit: orDefault(number.pipe(z.int().min(1)), 6),
});
export type StoredBonusCards = z.output<typeof bonusCardsSchema>;

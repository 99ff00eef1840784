import { listOf, orDefault } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `toplist` is the identifier of the list whose offers are shown; empty `offerTypes`: of any type. */
export const bonusCardsSchema = z.object({
  ...blockFields,
  intro: richTextSchema,
  toplist: z.string().min(1),
  offerTypes: listOf(z.string().min(1)),
  limit: orDefault(z.number().int().min(1), 6),
});
export type StoredBonusCards = z.output<typeof bonusCardsSchema>;

import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `toplist` is the identifier of the list to choose from. */
export const casinoComparatorSchema = z.object({
  ...blockFields,
  intro: richTextSchema,
  toplist: z.string().min(1),
});
export type StoredCasinoComparator = z.output<typeof casinoComparatorSchema>;

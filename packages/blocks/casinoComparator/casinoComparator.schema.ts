import { objectOf } from '@lupa/contracts/generous.ts';
import { someChoice } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, listLimit } from '../block.schema.ts';

/** `toplist` is the identifier of the list to choose from, of which the first `limit` can be chosen, or all. */
export const casinoComparatorSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  toplist: someChoice,
  limit: listLimit,
});
export type StoredCasinoComparator = z.output<typeof casinoComparatorSchema>;

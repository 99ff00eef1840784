import { objectOf, someText } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `toplist` is the identifier of the list to choose from. */
export const casinoComparatorSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  toplist: someText,
});
export type StoredCasinoComparator = z.output<typeof casinoComparatorSchema>;

import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { listLimit, toplistBlockOf } from '../block.schema.ts';

/** `toplist` is the identifier of the list to choose from, of which the first `limit` can be chosen, or all. */
export const casinoComparatorSchema = toplistBlockOf({ intro: richTextSchema, limit: listLimit });
export type StoredCasinoComparator = z.output<typeof casinoComparatorSchema>;

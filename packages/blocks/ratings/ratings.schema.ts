import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { someText, textOrEmpty } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug: the rating and its parts are read from its entry. `notes` explain parts, by the part's name. */
export const ratingsSchema = objectOf({
  ...blockFields,
  partner: someText,
  intro: richTextSchema,
  notes: listOf(objectOf({ name: someText, text: textOrEmpty })),
});
export type StoredRatings = z.output<typeof ratingsSchema>;

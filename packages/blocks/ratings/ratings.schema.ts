import { listOf, textOrEmpty } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug: the rating and its parts are read from its entry. `notes` explain parts, by the part's name. */
export const ratingsSchema = z.object({
  ...blockFields,
  partner: z.string().min(1),
  intro: richTextSchema,
  notes: listOf(z.object({ name: z.string().min(1), text: textOrEmpty })),
});
export type StoredRatings = z.output<typeof ratingsSchema>;

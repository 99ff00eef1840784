import { listOf, textOrEmpty, textOrNull } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields, imageOrNull } from '../block.schema.ts';

/** `webSite` is text and never a link; `reportedOn` an ISO date; `partner` the slug of what is recommended instead. */
export const blackListSchema = z.object({
  ...blockFields,
  intro: richTextSchema,
  items: listOf(
    z.object({
      name: z.string().min(1),
      webSite: textOrEmpty,
      logo: imageOrNull,
      reason: textOrEmpty,
      reportedOn: textOrNull,
      source: textOrNull,
      partner: textOrNull,
    }),
  ),
});
export type StoredBlackList = z.output<typeof blackListSchema>;

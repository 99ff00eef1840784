import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { momentOrNull, someText, textOrEmpty, textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, imageOrNull } from '../block.schema.ts';

/** `webSite` is text and never a link; `reportedOn` an ISO date; `partner` the slug of what is recommended instead. */
export const blackListSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  items: listOf(
    objectOf({
      name: someText,
      webSite: textOrEmpty,
      logo: imageOrNull,
      reason: textOrEmpty,
      reportedOn: momentOrNull,
      source: textOrNull,
      partner: textOrNull,
    }),
  ),
});
export type StoredBlackList = z.output<typeof blackListSchema>;

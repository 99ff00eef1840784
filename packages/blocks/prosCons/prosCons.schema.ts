import { objectOf } from '@lupa/contracts/generous.ts';
import { textOrNull } from '@lupa/contracts/values.ts';
import type { z } from 'zod';
import { textLinesSchema } from '@lupa/contracts/richText.ts';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug: its own lists are shown where the block's are empty. */
export const prosConsSchema = objectOf({
  ...blockFields,
  partner: textOrNull,
  pros: textLinesSchema,
  cons: textLinesSchema,
});
export type StoredProsCons = z.output<typeof prosConsSchema>;

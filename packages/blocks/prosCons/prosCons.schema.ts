import { listOf, textOrNull } from '@lupa/contracts/generous.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug: its own lists are shown where the block's are empty. */
export const prosConsSchema = z.object({
  ...blockFields,
  partner: textOrNull,
  pros: listOf(z.string().min(1)),
  cons: listOf(z.string().min(1)),
});
export type StoredProsCons = z.output<typeof prosConsSchema>;

import { listOf, textOrEmpty, textOrNull } from '@lupa/contracts/generous.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

const iconSchema = z
  .object({ icon: textOrNull })
  .nullish()
  .transform((meta) => meta ?? { icon: null });

/** Requirement 3.68. `valueMarkdown` wins over `value`. */
export const tableSchema = z.object({
  ...blockFields,
  caption: textOrNull,
  columns: listOf(z.object({ name: textOrEmpty, meta: iconSchema })),
  rows: listOf(z.object({ cells: listOf(z.object({ value: textOrEmpty, valueMarkdown: textOrEmpty })) })),
});
export type StoredTable = z.output<typeof tableSchema>;

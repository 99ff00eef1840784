import { listOf, listWithPlaces, objectOf } from '@lupa/contracts/generous.ts';
import { spell } from '@lupa/contracts/plainValues.ts';
import { text, textOrEmpty, textOrNull } from '@lupa/contracts/values.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

const iconSchema = objectOf({ icon: textOrNull })
  .nullish()
  .transform((meta) => meta ?? { icon: null });

/** Text or a number, alone or with its markdown: not read field by field, so that what cannot be read is seen as such. */
const cellSchema = z.union([
  z
    .record(z.string(), z.unknown())
    .transform((cell) => spell(cell, ['value', 'valueMarkdown']))
    .refine((cell) => 'value' in cell || 'valueMarkdown' in cell, 'expected value or valueMarkdown')
    .pipe(z.object({ value: textOrEmpty, valueMarkdown: textOrEmpty })),
  text.transform((value) => ({ value, valueMarkdown: '' })),
]);

/** Requirement 3.68. `valueMarkdown` wins over `value`. A cell keeps its place: one that cannot be read is `-`. */
export const tableSchema = objectOf({
  ...blockFields,
  caption: textOrNull,
  columns: listOf(objectOf({ name: textOrEmpty, meta: iconSchema })),
  rows: listOf(objectOf({ cells: listWithPlaces(cellSchema, { value: '-', valueMarkdown: '' }) })),
});
export type StoredTable = z.output<typeof tableSchema>;

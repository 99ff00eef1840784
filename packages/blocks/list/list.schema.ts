import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, oneOf } from '../block.schema.ts';

export const listSchema = objectOf({
  ...blockFields,
  style: oneOf(['bullets', 'steps', 'checks']),
  items: listOf(objectOf({ title: textOrNull, body: richTextSchema })),
});
export type StoredList = z.output<typeof listSchema>;

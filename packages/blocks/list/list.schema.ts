import { listOf, objectOf, readAs } from '@lupa/contracts/generous.ts';
import { textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, oneOf } from '../block.schema.ts';

export const listSchema = objectOf({
  ...blockFields,
  style: oneOf(['bullets', 'steps', 'checks']),
  items: listOf(
    readAs(objectOf({ title: textOrNull, body: richTextSchema }), (sent) => (typeof sent === 'string' ? { body: sent } : sent)),
  ),
});
export type StoredList = z.output<typeof listSchema>;

import { objectOf, orDefault } from '@lupa/contracts/generous.ts';
import { authorSchema } from '@lupa/contracts/page.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { yesOrNo } from '@lupa/contracts/values.ts';
import { blockFields } from '../block.schema.ts';

/** `author` null: the author of the page. */
export const authorBoxSchema = objectOf({
  ...blockFields,
  author: authorSchema.nullish().transform((author) => author ?? null),
  body: richTextSchema,
  showUpdatedDate: orDefault(yesOrNo, true),
});
export type StoredAuthorBox = z.output<typeof authorBoxSchema>;

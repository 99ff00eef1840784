import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { textOrEmpty } from '@lupa/contracts/values.ts';
import { linkSchema } from '@lupa/contracts/link.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, imageOrNull } from '../block.schema.ts';

export const usefulLinksSchema = objectOf({
  ...blockFields,
  intro: richTextSchema,
  links: listOf(objectOf({ ...linkSchema.shape, copy: textOrEmpty, image: imageOrNull })),
});
export type StoredUsefulLinks = z.output<typeof usefulLinksSchema>;

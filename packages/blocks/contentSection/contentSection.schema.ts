import { objectOf } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, imageOrNull, linkOrNull, oneOf } from '../block.schema.ts';

export const contentSectionSchema = objectOf({
  ...blockFields,
  body: richTextSchema,
  image: imageOrNull,
  imagePosition: oneOf(['right', 'left', 'top']),
  link: linkOrNull,
});
export type StoredContentSection = z.output<typeof contentSectionSchema>;

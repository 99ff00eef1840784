import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields, imageOrNull, linkOrNull, oneOf } from '../block.schema.ts';

export const contentSectionSchema = z.object({
  ...blockFields,
  body: richTextSchema,
  image: imageOrNull,
  imagePosition: oneOf(['right', 'left', 'top']),
  link: linkOrNull,
});
export type StoredContentSection = z.output<typeof contentSectionSchema>;

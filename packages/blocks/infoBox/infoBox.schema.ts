import { objectOf } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, linkOrNull, oneOf } from '../block.schema.ts';

export const infoBoxSchema = objectOf({
  ...blockFields,
  tone: oneOf(['info', 'good', 'caution', 'bad']),
  body: richTextSchema,
  link: linkOrNull,
});
export type StoredInfoBox = z.output<typeof infoBoxSchema>;

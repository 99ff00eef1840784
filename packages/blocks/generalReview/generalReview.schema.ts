import { listOf, numberOrNull, objectOf, someText } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug: rating, licence, times and offers are read from its entry. Scores go from 0 to 10. */
export const generalReviewSchema = objectOf({
  ...blockFields,
  partner: someText,
  body: richTextSchema,
  sections: listOf(objectOf({ title: someText, score: numberOrNull, body: richTextSchema })),
});
export type StoredGeneralReview = z.output<typeof generalReviewSchema>;

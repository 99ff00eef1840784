import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { scoreOrNull, someText, textOrEmpty } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/**
 * `partner` is a slug: rating, licence, times and offers are read from its entry. A section about a criterion of the rating (`payments`)
 * has the score that is computed for it; `score`, from 0 to 10, is that of a section about anything else.
 */
export const generalReviewSchema = objectOf({
  ...blockFields,
  partner: someText,
  body: richTextSchema,
  sections: listOf(objectOf({ title: someText, criterion: textOrEmpty, score: scoreOrNull, body: richTextSchema })),
});
export type StoredGeneralReview = z.output<typeof generalReviewSchema>;

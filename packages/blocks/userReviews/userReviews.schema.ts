import { listOf, objectOf } from '@lupa/contracts/generous.ts';
import { momentOrNull, score, someText, textOrEmpty, textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug, `score` goes from 1 to 5, `date` is an ISO date. */
export const userReviewsSchema = objectOf({
  ...blockFields,
  partner: someText,
  intro: richTextSchema,
  reviews: listOf(
    objectOf({
      name: someText,
      city: textOrEmpty,
      date: momentOrNull,
      score: score.pipe(z.number().min(1).max(5)),
      text: someText,
      reply: textOrNull,
    }),
  ),
});
export type StoredUserReviews = z.output<typeof userReviewsSchema>;

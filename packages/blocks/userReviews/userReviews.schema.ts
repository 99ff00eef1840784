import { listOf, textOrEmpty, textOrNull } from '@lupa/contracts/generous.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { blockFields } from '../block.schema.ts';

/** `partner` is a slug, `score` goes from 1 to 5, `date` is an ISO date. */
export const userReviewsSchema = z.object({
  ...blockFields,
  partner: z.string().min(1),
  intro: richTextSchema,
  reviews: listOf(
    z.object({
      name: z.string().min(1),
      city: textOrEmpty,
      date: textOrNull,
      score: z.number().min(1).max(5),
      text: z.string().min(1),
      reply: textOrNull,
    }),
  ),
});
export type StoredUserReviews = z.output<typeof userReviewsSchema>;

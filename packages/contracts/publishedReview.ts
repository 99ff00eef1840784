import { z } from 'zod';
import { neededListOf, objectOf, someText, textOrNull } from './generous.ts';

/** `GET {phoenix}/reviews/`, an extension: where the review of a casino stands, and since when (ISO 8601; null where nobody knows). The newest first. */
export const publishedReviewSchema = objectOf({
  partnerSlug: someText,
  /** Of its page. */
  path: z.string().startsWith('/'),
  title: someText,
  publishedDate: textOrNull,
});
export type PublishedReview = z.output<typeof publishedReviewSchema>;
export const publishedReviewsSchema = neededListOf(publishedReviewSchema);

export const publishedReviewsExample: PublishedReview[] = [
  { partnerSlug: 'casino-andino', path: '/resenas/casino-andino/', title: 'Casino Andino', publishedDate: '2026-03-09T15:00:00.000Z' },
];

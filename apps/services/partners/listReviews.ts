import type { PublishedReview } from '@lupa/contracts/partnerEntity.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { readList } from '@lupa/server/parameters.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { untilPublished, answerJson } from '../delivery/answerJson.ts';
import { publishedDate, queryDocuments } from '../delivery/queryDocuments.ts';
import { readCount, readName } from './readParameters.ts';

const reviewsQuery = defineQuery(
  'delivery.reviews',
  // The titles are read of those alone that are told: each body that is unpacked takes its time.
  `with casino as materialized (
        select key as "partnerSlug", review_slug as path from delivery.documents
        where review_slug is not null and ($1::text is null or key = $1) and ($2::text[] is null or review_slug = any($2))
      ), page as materialized (
        select key as path, source, locale from delivery.documents where kind = 'page'
      ), review as materialized (
        select "partnerSlug", path, locale, first_published_at
        from casino join page using (path) left join delivery.publications using (source, locale)
        order by first_published_at desc nulls last, "partnerSlug" limit $3
      )
      select "partnerSlug", path, body->>'title' as title, ${publishedDate} as "publishedDate"
      from review join delivery.documents on kind = 'page' and key = path and documents.locale = review.locale
      order by first_published_at desc nulls last, "partnerSlug"`,
  { notNull: ['partnerSlug', 'path', 'title'] },
);

/** `GET /reviews/`: the published reviews of a partner, of those that stand at some paths, or of all; with `newest` so many of them. */
export async function listReviews(context: ServiceContext, { pool }: Published): Promise<Response> {
  const newest = readCount(context, 'newest');
  const values: [string | null, string[] | null, number | null] = [
    readName(context, 'partner') ?? null,
    readList(context, 'paths') ?? null,
    newest ?? null,
  ];
  const reviews: PublishedReview[] = await queryDocuments(pool, reviewsQuery, values);
  return answerJson(context, JSON.stringify(reviews), untilPublished);
}

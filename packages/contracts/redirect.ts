import { z } from 'zod';
import { neededListOf, objectOf } from './generous.ts';
import { number, someText } from './values.ts';

/** `GET {cms}/redirects`, an extension: moved pages. `from` is a path of the site, `to` a path or an absolute URL. */
export const redirectSchema = objectOf({
  from: z.string().startsWith('/'),
  to: someText,
  status: number.pipe(z.union([z.literal(301), z.literal(302), z.literal(410)])).default(301),
});
export const redirectsSchema = neededListOf(redirectSchema);
export type Redirect = z.output<typeof redirectSchema>;

export const redirectsExample: Redirect[] = [{ from: '/bonos-viejos/', to: '/bonos/', status: 301 }];

/** `POST {content}/redirect-hits`, an extension: 204 once counted; the same id again changes nothing. `last` is the latest hit. */
export const redirectHitsSchema = z.object({
  id: z.uuid(),
  hits: z
    .array(z.object({ from: z.string().startsWith('/').max(2000), count: z.int().min(1).max(1_000_000), last: z.iso.datetime() }))
    .min(1)
    .max(200),
});
export type RedirectHits = z.output<typeof redirectHitsSchema>;

export const redirectHitsPath = '/redirect-hits';

export const redirectHitsExample: RedirectHits = {
  id: '0c6c1d1f-2e9b-4f5b-8a55-7d0f3c529c1e',
  hits: [{ from: '/bonos-viejos/', count: 3, last: '2026-11-02T12:00:00.000Z' }],
};

import { z } from 'zod';
import { withSlashes } from './slug.ts';
import { listOf, neededListOf, objectOf } from './generous.ts';
import { choice, momentOrNull, someSource, someText, textOrEmpty, textOrNull, trueOrFalse } from './values.ts';

/** `GET {cms}/pages/all`. `slug` has its slashes and locale prefix (`/fr/`). What follows `title` is an extension. */
const routeSchema = objectOf({
  internalName: textOrEmpty,
  slug: choice.transform(withSlashes),
  sitemapCategory: textOrNull,
  title: textOrEmpty,
  updatedDate: momentOrNull,
  publishedDate: momentOrNull,
  noIndex: trueOrFalse.catch(false),
  author: textOrNull,
  images: listOf(someSource),
  translations: listOf(objectOf({ locale: someText, slug: someText })),
});
export const routesSchema = neededListOf(routeSchema);
export type Route = z.output<typeof routeSchema>;

/** `A-IM` of `GET /pages/all` (RFC 3229): answers 226 with what has changed since the list whose ETag the reader names. */
export const routesDelta = 'lupa-routes';
/** Without those at the places `gone` of `of` routes, then with each of `put` at its place in the new list, in order. */
export const routesDeltaSchema = z.object({
  of: z.int().nonnegative(),
  gone: z.array(z.int().nonnegative()),
  put: z.array(z.tuple([z.int().nonnegative(), routeSchema])),
});
export type RoutesDelta = z.output<typeof routesDeltaSchema>;

export const routesExample: Route[] = [
  {
    internalName: 'Inicio',
    slug: '/',
    sitemapCategory: 'Principal',
    title: 'LupaCasino',
    updatedDate: '2026-11-02T12:00:00.000Z',
    publishedDate: '2026-03-09T15:00:00.000Z',
    noIndex: false,
    author: 'Antonia Rebolledo',
    images: ['media/portada-lupa.png'],
    translations: [{ locale: 'en', slug: '/en/' }],
  },
];

/** The new list; undefined where the difference is not one of this list. */
export function applyRoutesDelta(routes: readonly Route[], { of, gone, put }: RoutesDelta): Route[] | undefined {
  if (routes.length !== of) return undefined;
  const removed = new Set(gone);
  const stays = routes.filter((_, at) => !removed.has(at));
  const length = stays.length + put.length;
  const all: Route[] = [];
  let [fromPut, fromStays] = [0, 0];
  while (all.length < length) {
    const next = put[fromPut];
    const kept = stays[fromStays];
    if (next?.[0] === all.length) {
      all.push(next[1]);
      fromPut += 1;
    } else if (kept === undefined) return undefined;
    else {
      all.push(kept);
      fromStays += 1;
    }
  }
  return all;
}

import { z } from 'zod';
import { neededListOf, objectOf, someText } from './generous.ts';

/** `GET {cms}/redirects`, an extension: moved pages. `from` is a path of the site, `to` a path or an absolute URL. */
export const redirectSchema = objectOf({
  from: z.string().startsWith('/'),
  to: someText,
  status: z.union([z.literal(301), z.literal(302), z.literal(410)]).default(301),
});
export const redirectsSchema = neededListOf(redirectSchema);
export type Redirect = z.output<typeof redirectSchema>;

export const redirectsExample: Redirect[] = [{ from: '/bonos-viejos/', to: '/bonos/', status: 301 }];

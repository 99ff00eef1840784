import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../publish/reader.ts';
import { readSiteTarget, siteUrlOf } from '../publish/siteTarget.ts';
import { idOf, type Reference } from '../publish/sources.ts';
import { slugs } from '../slugs.ts';

export const ownReviewMessage =
  'La reseña del casino no es fuente de lo que ella misma dice. Pon la página de quien lo dice, un registro de la reseña (con #registro-…) o una captura.';

/** Whether one of the sources is the review of the casino, in any language, and no place on it such as a record. */
export async function isOwnReview(req: PayloadRequest, reviewPage: Reference, sources: readonly string[]): Promise<boolean> {
  const id = idOf(reviewPage);
  const siteUrl = siteUrlOf(req.payload);
  const pages = sources.flatMap((source) => {
    const target = readSiteTarget(source, siteUrl);
    return target === null || target.rest.includes('#') ? [] : [target.path];
  });
  if (id === undefined || pages.length === 0) return false;
  const read = { collection: slugs.pages, id, locale: 'all', depth: 0, disableErrors: true, req: isolateRequest(req) } as const;
  const review = await req.payload.findByID({ ...read, select: { slug: true } });
  // Read in all languages, it is an object, whatever the type says.
  const paths = Object.values((review?.slug ?? {}) as Record<string, string>);
  return pages.some((path) => paths.includes(path));
}

import type { Route } from '@lupa/contracts/route.ts';
import { formatSlug, SlugFormatError } from '@lupa/contracts/slug.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';

export type RoutesReader = (routes: Route[], before: Route[] | undefined, logger: Logger) => Route[];

const smallSite = 20;

/** A list that lost more than half of its pages is doubted, until it was told for `doubtedFor` milliseconds; an empty one always. */
export function createRoutesReader({ now, doubtedFor = 3600_000 }: { now: () => number; doubtedFor?: number }): RoutesReader {
  let doubtedSince: number | null = null;
  // Most routes of a list that came as a difference are those of the list before.
  const written = new WeakSet<Route>();
  return (answered, before, logger) => {
    const routes = answered.filter((route) => {
      const isKnown = written.has(route) || canBeWritten(route.slug, logger);
      if (isKnown) written.add(route);
      return isKnown;
    });
    if (!hasLostMost(routes, before)) {
      doubtedSince = null;
      return routes;
    }
    doubtedSince ??= now();
    if (routes.length > 0 && now() - doubtedSince >= doubtedFor) {
      doubtedSince = null;
      logger.warn(
        { event: 'routes.believed', pages: routes.length, before: before?.length },
        'a list of far fewer pages is believed at last',
      );
      return routes;
    }
    throw new ServiceUnavailableError('pagesAll', `answered ${routes.length} pages after ${before?.length}, which is doubted`);
  };
}

/** Requirement 8.12. */
function canBeWritten(slug: string, logger: Logger): boolean {
  try {
    formatSlug(slug);
    return true;
  } catch (error) {
    if (!(error instanceof SlugFormatError)) throw error;
    logger.error({ event: 'route.unwritable', slug: slug.toWellFormed(), err: error }, error.message);
    return false;
  }
}

function hasLostMost(routes: Route[], before: Route[] | undefined): boolean {
  if (before === undefined || before.length === 0) return false;
  return routes.length === 0 || (before.length >= smallSite && routes.length < before.length / 2);
}

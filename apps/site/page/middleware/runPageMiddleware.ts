import { type PageMiddlewareName, pageMiddlewareNames } from '@lupa/contracts/page.ts';
import type { PageContext, PageMiddleware } from './pageContext.ts';
import { orElse } from './orElse.ts';

/** Answers with the visitor's location (requirement 3.66): the only thing about a page that differs per visitor. */
export const userLocationPath = '/api/location';

/** The page asks for the location from the browser, so that it can be the same for everyone. */
const userLocation: PageMiddleware = (context) => {
  context.userLocationPath = userLocationPath;
};

const contentGlobals: PageMiddleware = async (context) => {
  context.globals = await orElse(context.clients.content.fetchGlobals(context.contentLocale), context.globals);
};

const microcopy: PageMiddleware = async (context) => {
  context.microcopy = await orElse(context.clients.content.fetchMicrocopy(context.contentLocale), context.microcopy);
};

/** Requirement 2.16: how analytics sees the not-found page. */
const notFoundSubCategory = 'Error 404';

const pageView: PageMiddleware = (context) => {
  const { analytics } = context.page;
  context.analytics =
    context.status === 200 ? analytics : { ...analytics, subCategories: [notFoundSubCategory], primarySubCategory: notFoundSubCategory };
};

const middlewareByName: Record<PageMiddlewareName, PageMiddleware> = {
  'adobe-page-view': pageView,
  microcopy,
  'user-location': userLocation,
  'contentful-globals': contentGlobals,
};

const fetches = new Map<string, (context: PageContext) => Promise<unknown>>([
  ['microcopy', ({ clients, contentLocale }) => clients.content.fetchMicrocopy(contentLocale)],
  ['contentful-globals', ({ clients, contentLocale }) => clients.content.fetchGlobals(contentLocale)],
]);

/** A page names a middleware that does not exist (requirement 8.17). */
export class UnknownMiddlewareError extends Error {
  override readonly name = 'UnknownMiddlewareError';
  readonly middleware: string;
  constructor(middleware: string) {
    super('Unknown middleware');
    this.middleware = middleware;
  }
}

/** Runs the page's own list, or the default one, in order. @throws UnknownMiddlewareError before any has run */
export async function runPageMiddleware(context: PageContext): Promise<void> {
  const chosen = namesOf(context).map((name) => {
    if (!isMiddlewareName(name)) throw new UnknownMiddlewareError(name);
    return middlewareByName[name];
  });
  for (const middleware of chosen) await middleware(context);
}

/** Asks at once for what the middleware will ask for in turn: then a call that hangs takes no time from the next one. Never fails. */
export function startFetches(context: PageContext): void {
  for (const name of namesOf(context))
    fetches
      .get(name)?.(context)
      .catch(() => {});
}

function namesOf({ page }: PageContext): readonly string[] {
  return page.middleware ?? pageMiddlewareNames;
}

function isMiddlewareName(name: string): name is PageMiddlewareName {
  return pageMiddlewareNames.some((known) => known === name);
}

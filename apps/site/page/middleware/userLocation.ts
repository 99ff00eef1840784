import type { PageMiddleware } from './pageContext.ts';

/** Answers with the visitor's location (requirement 3.66): the only thing about a page that differs per visitor. */
export const userLocationPath = '/api/location';

/** The page asks for the location from the browser, so that it can be the same for everyone. */
export const userLocation: PageMiddleware = (context) => {
  context.userLocationPath = userLocationPath;
};

import { orElse } from './orElse.ts';
import type { PageMiddleware } from './pageContext.ts';

/** Site name, bonus types and footer in the page's locale. */
export const contentGlobals: PageMiddleware = async (context) => {
  context.globals = await orElse(context.clients.content.fetchGlobals(context.contentLocale), context.globals);
};

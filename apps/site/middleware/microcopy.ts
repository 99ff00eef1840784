import { orElse } from './orElse.ts';
import type { PageMiddleware } from './pageContext.ts';

/** The texts of the page's locale. */
export const microcopy: PageMiddleware = async (context) => {
  context.microcopy = await orElse(context.clients.content.fetchMicrocopy(context.contentLocale), context.microcopy);
};

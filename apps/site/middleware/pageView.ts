import type { PageMiddleware } from './pageContext.ts';

/** SPEC section 2: how analytics sees the not-found page. */
const notFoundSubCategory = 'Error 404';

/** What analytics is told about this page. Without this middleware the page is not counted. */
export const pageView: PageMiddleware = (context) => {
  const { analytics } = context.page;
  context.analytics =
    context.status === 200 ? analytics : { ...analytics, subCategories: [notFoundSubCategory], primarySubCategory: notFoundSubCategory };
};

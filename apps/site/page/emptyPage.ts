import { emptyAnalytics, type Page } from '@lupa/contracts/page.ts';

export function emptyPage(slug: string, title: string): Page {
  return {
    internalName: '',
    slug,
    title,
    description: '',
    canonicalLink: null,
    noIndex: true,
    analytics: emptyAnalytics,
    middleware: null,
    breadcrumbs: [],
    updatedDate: null,
    publishedDate: null,
    shareImage: null,
    author: null,
    translations: [],
    content: [],
    experiment: null,
  };
}

import type { Page } from '@lupa/contracts/page.ts';

export function emptyPage(slug: string, title: string): Page {
  return {
    internalName: '',
    slug,
    title,
    description: '',
    canonicalLink: null,
    noIndex: true,
    analytics: {
      category: '',
      subCategories: [],
      vertical: '',
      subVertical: '',
      triVertical: '',
      primarySubCategory: '',
      equivalentPage: '',
      siteSection: '',
      variant: '',
    },
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

import type { AuthorKey } from '../../content/authors.ts';
import type { DemoBlock } from '../../content/demoBlock.ts';
import type { DemoPage } from '../../content/demoPage.ts';

/** What a guide says about itself; `key` is its place under `/guias/`. */
type Guide = {
  key: string;
  internalName: string;
  title: string;
  description: string;
  author: AuthorKey;
  updatedOn: string;
  subCategory: string;
  blocks: DemoBlock[];
};

export const guidesName = 'Guías';
export const guidePath = (key: string): string => `/guias/${key}/`;

/** A page under `/guias/`. */
export function guidePage({ key, internalName, title, description, author, updatedOn, subCategory, blocks }: Guide): DemoPage {
  return {
    internalName,
    parent: guidesName,
    locales: {
      es_CL: {
        slug: guidePath(key),
        title,
        description,
        sitemapCategory: 'Guías',
        author,
        updatedOn,
        analytics: { category: 'Guides', subCategories: [subCategory], vertical: 'Casino', siteSection: 'guias' },
        blocks,
      },
    },
  };
}

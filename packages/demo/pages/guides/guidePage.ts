import type { DemoPage } from '../../writing/demoPage.ts';
import { readContent } from '../../writing/readContent.ts';
import { guideSchema, type Guide } from './guide.schema.ts';

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

/** A guide without computed figures. */
export const readGuide = (key: string): DemoPage => guidePage({ key, ...readContent(`guides/${key}.yaml`, guideSchema) });

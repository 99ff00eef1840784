import { authors, authorSlug } from '../content/authors.ts';
import type { DemoPage } from '../content/demoPage.ts';
import { authorBox, hero } from '../content/writeBlocks.ts';
import { portraitFile } from '../media.ts';
import { peopleTexts } from './peopleTexts.ts';

/** A page for each author; its name in the studio is the author's. */
export const personPages: DemoPage[] = authors.map(({ key, name }) => {
  const { title, description, headline, lead, eyebrow, updatedOn, blocks } = peopleTexts[key];
  return {
    internalName: name,
    parent: 'Nosotros',
    locales: {
      es_CL: {
        slug: authorSlug({ key }),
        title,
        description,
        sitemapCategory: 'La casa',
        author: key,
        updatedOn,
        analytics: { category: 'About', subCategories: ['Author'], siteSection: 'nosotros' },
        blocks: [
          hero(headline, lead, { eyebrow, image: portraitFile(key) }),
          ...blocks,
          authorBox(`Lo último de ${name.split(' ')[0]}`, '', { author: key, showUpdatedDate: false }),
        ],
      },
    },
  };
});

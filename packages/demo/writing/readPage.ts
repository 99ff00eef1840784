import { contentLocales } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { authorKeySchema } from './authors.ts';
import { blockSchema } from './block.schema.ts';
import type { DemoPage } from './demoPage.ts';
import { readContent } from './readContent.ts';

const text = z.string().min(1);

const localePageSchema = z.strictObject({
  slug: z.string().startsWith('/').endsWith('/'),
  title: text,
  description: text,
  /** Null: the page is not in the sitemap. */
  sitemapCategory: text.nullable(),
  author: authorKeySchema.nullable(),
  updatedOn: z.iso.date(),
  noIndex: z.exactOptional(z.boolean()),
  analytics: z.strictObject({
    category: text,
    subCategories: z.exactOptional(z.array(text)),
    vertical: z.exactOptional(text),
    primarySubCategory: z.exactOptional(text),
    siteSection: text,
  }),
  blocks: z.array(blockSchema).min(1),
});

/** A page without computed figures: `content/pages/<name>.yaml`. */
const pageSchema = z.strictObject({
  /** Name in the studio and key of the page in the demo. */
  internalName: text,
  /** `internalName` of the page above. */
  parent: text.nullable(),
  locales: z.partialRecord(z.enum(contentLocales), localePageSchema),
});

export const readPage = (name: string): DemoPage => readContent(`pages/${name}.yaml`, pageSchema);

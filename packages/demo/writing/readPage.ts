import { contentLocales } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { authorKeySchema } from './authors.ts';
import { blocksSchema } from './block.schema.ts';
import type { Figures } from './fillFigures.ts';
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
  /** The day of its first publication; missing: it is as it came out. */
  publishedOn: z.exactOptional(z.iso.date()),
  noIndex: z.exactOptional(z.boolean()),
  analytics: z.strictObject({
    category: text,
    subCategories: z.exactOptional(z.array(text)),
    vertical: z.exactOptional(text),
    primarySubCategory: z.exactOptional(text),
    siteSection: text,
    equivalentPage: z.exactOptional(text),
  }),
  blocks: blocksSchema,
});

const pageSchema = z.strictObject({
  /** Name in the studio and key of the page in the demo. */
  internalName: text,
  /** `internalName` of the page above: breadcrumbs come from it. */
  parent: text.nullable(),
  locales: z.partialRecord(z.enum(contentLocales), localePageSchema),
});

/** A page of the demo, named by its `internalName`. */
export type DemoPage = z.output<typeof pageSchema>;
export type DemoLocalePage = z.output<typeof localePageSchema>;

/** A page that code puts together, in the form of a content file. */
export const parsePage = (page: z.input<typeof pageSchema>): DemoPage => pageSchema.parse(page);

/** A page: `content/<path>.yaml`, with the figures that its texts name. */
export const readPage = (path: string, figures?: Figures): DemoPage => readContent(`${path}.yaml`, pageSchema, figures);

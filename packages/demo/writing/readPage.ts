import { contentLocales } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { authorKeySchema } from './authors.ts';
import { blocksSchema, writtenBlockSchema } from './block.schema.ts';
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
const parsePage = (page: z.input<typeof pageSchema>): DemoPage => pageSchema.parse(page);

/** A page: `content/<path>.yaml`, with the figures that its texts name. */
export const readPage = (path: string, figures?: Figures): DemoPage => readContent(`${path}.yaml`, pageSchema, figures);

type Analytics = z.input<typeof localePageSchema>['analytics'];
type Section = { parent: string; sitemapCategory: string; analytics: Omit<Analytics, 'subCategories' | 'primarySubCategory'> };

/** Parts of the site whose pages are in Spanish alone: the page above them, and what analytics call them. */
const sections = {
  guides: { parent: 'Guías', sitemapCategory: 'Guías', analytics: { category: 'Guides', vertical: 'Casino', siteSection: 'guias' } },
  people: { parent: 'Nosotros', sitemapCategory: 'La casa', analytics: { category: 'About', siteSection: 'nosotros' } },
  games: {
    parent: 'Juegos gratis',
    sitemapCategory: 'Juegos gratis',
    analytics: { category: 'Free Games', vertical: 'Casino', siteSection: 'juegos-gratis' },
  },
  providers: {
    parent: 'Proveedores',
    sitemapCategory: 'Proveedores',
    analytics: { category: 'Providers', vertical: 'Casino', siteSection: 'proveedores' },
  },
} satisfies Record<string, Section>;

/** A page of a section in a content file. */
export const sectionPageSchema = z.strictObject({
  internalName: text,
  slug: text,
  title: text,
  description: text,
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  /** What the page is called in the analytics. */
  subCategory: text,
  blocks: z.array(writtenBlockSchema).min(1),
});
type SectionPage = z.input<typeof sectionPageSchema> & { parent?: string; isPrimary?: boolean };

/** A page of a section; `isPrimary` where its category in the analytics is its main one, too. */
export function parseSectionPage(section: keyof typeof sections, page: SectionPage): DemoPage {
  const { analytics, ...place }: Section = sections[section];
  const { internalName, subCategory, parent = place.parent, isPrimary = false, ...spanish } = page;
  const categories = { subCategories: [subCategory], ...(isPrimary && { primarySubCategory: subCategory }) };
  const { sitemapCategory } = place;
  return parsePage({
    internalName,
    parent,
    locales: { es_CL: { ...spanish, sitemapCategory, analytics: { ...analytics, ...categories } } },
  });
}

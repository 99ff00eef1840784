import { gameTypes, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import { z } from 'zod';
import { authorKeySchema } from './authors.ts';
import { paymentMethodKeySchema } from './paymentMethods.ts';
import { prose, withFixedPercent } from './prose.ts';

const text = z.string().min(1);
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
/** Markdown. */
const body = text.transform(prose);
const intro = z
  .string()
  .default('')
  .transform((written): RichText => (written === '' ? [] : prose(written)));
const count = z.int().positive();
const titledText = z.strictObject({ title: text, body });

export const link = (title: string, url: string) => ({ title, url, openInNewTab: false, noFollow: false, noOpener: false });
/** A link of the site, or outside. */
const linkSchema = z.strictObject({ title: text, url: text }).transform(({ title, url }) => link(title, url));

/** The id is what a link of the page leads to: `#table-cuenta`. Without one it is given when the page is seeded. */
const blockOf = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id: z.exactOptional(text), ...shape });

const heroVariants = [
  'default',
  'payment',
  'provider',
  'casino-review',
  'with-background-image',
  'with-image-and-button',
  'play-game',
] as const;

const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\*(?=[^\s\d*])(.+?)\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');

/** `**bold**` and `*emphasis*`; `valueMarkdown` is empty where there is none of them. */
const cellSchema = z.string().transform((written) => {
  const cell = withFixedPercent(written);
  const value = withoutMarks(cell);
  return { value, valueMarkdown: cell === value ? '' : cell };
});

const columnSchema = z.string().transform((name) => ({ name }));

/** `webSite` is shown as text, without a link; `partner` is what is recommended instead. */
const blackListItemSchema = z.strictObject({
  name: text,
  webSite: text,
  logo: orNull(text),
  reason: text,
  reportedOn: z.iso.date(),
  source: z.union([z.url(), z.string().startsWith('/')]),
  partner: orNull(text),
});

export const userReviewSchema = z.strictObject({
  name: text,
  city: text,
  date: z.iso.date(),
  score: z.int().min(1).max(5),
  text,
  reply: orNull(text),
});

/**
 * A block of a content file: Markdown texts, and what is left out has its default. What comes of it has the public shape, except that
 * images are files of the media library. Partners, payment methods, toplists and authors are named by their keys, games and providers by
 * their ids in the catalogue.
 */
export const blockSchema = z.discriminatedUnion('type', [
  blockOf('heroSection', {
    variant: z.enum(heroVariants).default('default'),
    eyebrow: orNull(text),
    title: text,
    body,
    image: orNull(text),
    cta: orNull(linkSchema),
    partner: orNull(text),
    paymentMethod: orNull(paymentMethodKeySchema),
    providerId: orNull(z.int()),
    gameId: orNull(z.int()),
  }),
  blockOf('contentSection', {
    title: text.nullable(),
    body,
    image: orNull(text),
    imagePosition: z.enum(['right', 'left', 'top']).default('right'),
    link: orNull(linkSchema),
  }),
  blockOf('topList', {
    variant: z.enum(['default', 'mini-review-component']).default('default'),
    title: text,
    intro: body,
    toplist: text,
    visibleEntries: count.default(5),
    limit: orNull(count),
    providerId: orNull(z.int()),
    showFilters: z.boolean().default(false),
    link: orNull(linkSchema),
  }),
  blockOf('bonusCards', {
    title: text,
    intro,
    toplist: text,
    offerTypes: z.array(text).default([]),
    limit: count.default(6),
  }),
  blockOf('casinoComparator', { title: text, intro, toplist: text, limit: orNull(count) }),
  /** Questions and answers; the first is open where `isFirstOpen` says so. */
  blockOf('accordion', {
    title: text,
    intro,
    isFirstOpen: z.boolean().default(false),
    items: z.array(titledText).min(1),
  }).transform(({ isFirstOpen, items, ...block }) => ({
    ...block,
    items: items.map((item, place) => ({ ...item, isOpen: isFirstOpen && place === 0 })),
  })),
  blockOf('list', {
    title: text.nullable(),
    style: z.enum(['bullets', 'steps', 'checks']),
    items: z.array(z.union([text.transform((item) => ({ title: null, body: prose(item) })), titledText])).min(1),
  }),
  blockOf('table', {
    title: text,
    caption: orNull(text),
    columns: z.array(columnSchema).min(1),
    rows: z.array(z.array(cellSchema).transform((cells) => ({ cells }))).min(1),
  }).refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    path: ['rows'],
    error: 'a row has as many cells as there are columns',
  }),
  blockOf('usefulLinks', {
    title: text,
    intro,
    links: z
      .array(
        z
          .strictObject({ title: text, url: text, copy: z.string(), image: orNull(text) })
          .transform(({ title, url, ...more }) => ({ ...link(title, url), ...more })),
      )
      .min(1),
  }),
  /** Without lists of its own it shows those of the partner. */
  blockOf('prosCons', {
    title: text,
    partner: orNull(text),
    pros: z.array(text).default([]),
    cons: z.array(text).default([]),
  }),
  blockOf('infoBox', {
    tone: z.enum(['info', 'good', 'caution', 'bad']),
    title: text,
    body,
    link: orNull(linkSchema),
  }),
  /** Without an author it shows that of the page. */
  blockOf('authorBox', {
    title: text.nullable(),
    author: orNull(authorKeySchema),
    body: intro,
    showUpdatedDate: z.boolean().default(true),
  }),
  blockOf('playGame', { gameId: z.int(), title: orNull(text), body: intro, partner: orNull(text) }),
  blockOf('freeGames', {
    title: text,
    intro,
    gameTypes: z.array(z.enum([...gameTypes, progressiveJackpots])).default([]),
    providerIds: z.array(z.int()).default([]),
    sort: z.enum(['search_volume:desc', 'release_date:desc', 'name:asc', 'name:desc']).default('search_volume:desc'),
    pageSize: count.default(24),
    showFilters: z.boolean().default(true),
  }),
  blockOf('carousel', {
    title: text,
    intro,
    items: z.array(z.strictObject({ title: text, text: z.string(), image: orNull(text), url: text })).min(1),
    autoScroll: z.boolean().default(false),
  }),
  blockOf('blackList', { title: text, intro, items: z.array(blackListItemSchema).min(1) }),
  /** A section has the key of a criterion. */
  blockOf('generalReview', {
    title: text,
    partner: text,
    body,
    sections: z.array(z.strictObject({ title: text, criterion: text, body })),
  }),
  /** `notes`: why a part of the rating is what it is, by the part's name. */
  blockOf('ratings', { title: text, partner: text, intro, notes: z.array(z.strictObject({ name: text, text })) }),
  blockOf('userReviews', { title: text, partner: text, intro, reviews: z.array(userReviewSchema) }),
  blockOf('recordTimeline', { title: text, partner: text, intro }),
  blockOf('offerChanges', { title: text, partner: orNull(text), intro }),
  blockOf('news', { title: orNull(text), partner: orNull(text), intro, limit: orNull(z.int().min(1)), link: orNull(linkSchema) }),
  blockOf('correctionsLog', { title: text, intro }),
  blockOf('openData', { title: text, intro }),
  blockOf('methodVersions', { title: text, intro, isCurrentOnly: z.boolean().default(false) }),
]);
export type DemoBlock = z.output<typeof blockSchema>;
export type WrittenBlock = z.input<typeof blockSchema>;

/** The blocks of a page in a content file. */
export const blocksSchema = z.array(blockSchema).min(1);

/** A block that is checked and stays as it is written: a figure for another content file. */
export const writtenBlockSchema = z.custom<WrittenBlock>().superRefine((block, context) => {
  for (const issue of blockSchema.safeParse(block).error?.issues ?? []) context.addIssue({ ...issue });
});

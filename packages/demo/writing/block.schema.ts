import { gameTypes, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import { z } from 'zod';
import { authorKeySchema } from './authors.ts';
import type { DemoBlock } from './demoBlock.ts';
import { paymentMethodKeySchema } from './paymentMethods.ts';
import {
  authorBox,
  blackList,
  bonusCards,
  box,
  carousel,
  comparator,
  freeGames,
  generalReview,
  hero,
  link,
  list,
  methodVersions,
  ofRecords,
  playGame,
  prosCons,
  questions,
  ranking,
  ratings,
  news,
  offerChanges,
  recordTimeline,
  section,
  table,
  usefulLinks,
  userReviews,
} from './writeBlocks.ts';

const text = z.string().min(1);
/** The id is what a link of the page leads to: `#table-cuenta`. */
const withId = (id: string | undefined, block: DemoBlock): DemoBlock => (id === undefined ? block : { ...block, id });
const titledText = z.strictObject({ title: text, body: text });

/** A link of the site, or outside. */
const linkSchema = z.strictObject({ title: text, url: text }).transform(({ title, url }) => link(title, url));

const heroSchema = z
  .strictObject({
    type: z.literal('heroSection'),
    variant: z.exactOptional(
      z.enum(['default', 'payment', 'provider', 'casino-review', 'with-background-image', 'with-image-and-button', 'play-game']),
    ),
    title: text,
    body: text,
    eyebrow: z.exactOptional(text),
    image: z.exactOptional(text),
    cta: z.exactOptional(linkSchema),
    partner: z.exactOptional(text),
    paymentMethod: z.exactOptional(paymentMethodKeySchema),
    providerId: z.exactOptional(z.int()),
    gameId: z.exactOptional(z.int()),
  })
  .transform(({ title, body, ...more }) => hero(title, body, more));

const sectionSchema = z
  .strictObject({
    type: z.literal('contentSection'),
    id: z.exactOptional(text),
    title: text.nullable(),
    body: text,
    image: z.exactOptional(text),
    imagePosition: z.exactOptional(z.enum(['right', 'left', 'top'])),
    link: z.exactOptional(linkSchema),
  })
  .transform(({ id, title, body, ...more }) => ({ ...(id === undefined ? {} : { id }), ...section(title, body, more) }));

const rankingSchema = z
  .strictObject({
    type: z.literal('topList'),
    id: z.exactOptional(text),
    toplist: text,
    title: text,
    intro: text,
    variant: z.exactOptional(z.enum(['default', 'mini-review-component'])),
    visibleEntries: z.exactOptional(z.int().positive()),
    limit: z.exactOptional(z.int().positive()),
    showFilters: z.exactOptional(z.boolean()),
    link: z.exactOptional(linkSchema),
  })
  .transform(({ toplist, title, intro, ...more }) => ranking(toplist, title, intro, more));

const bonusCardsSchema = z
  .strictObject({
    type: z.literal('bonusCards'),
    id: z.exactOptional(text),
    toplist: text,
    title: text,
    intro: z.string().default(''),
    offerTypes: z.exactOptional(z.array(text)),
    limit: z.exactOptional(z.int().positive()),
  })
  .transform(({ toplist, title, intro, ...more }) => bonusCards(title, intro, toplist, more));

const comparatorSchema = z
  .strictObject({
    type: z.literal('casinoComparator'),
    toplist: text,
    title: text,
    intro: z.string().default(''),
    limit: z.int().positive().nullable().default(null),
  })
  .transform(({ toplist, title, intro, limit }) => comparator(title, intro, toplist, limit));

const questionsSchema = z
  .strictObject({
    type: z.literal('accordion'),
    id: z.exactOptional(text),
    title: text,
    isFirstOpen: z.boolean().default(false),
    items: z.array(titledText).min(1),
  })
  .transform(({ id, title, items, isFirstOpen }) =>
    withId(
      id,
      questions(
        title,
        items.map((item) => [item.title, item.body]),
        isFirstOpen,
      ),
    ),
  );

const listSchema = z
  .strictObject({
    type: z.literal('list'),
    title: text.nullable(),
    style: z.enum(['bullets', 'steps', 'checks']),
    items: z.array(z.union([text, titledText])).min(1),
  })
  .transform(({ title, style, items }) =>
    list(
      title,
      style,
      items.map((item) => (typeof item === 'string' ? item : [item.title, item.body])),
    ),
  );

const tableSchema = z
  .strictObject({
    type: z.literal('table'),
    id: z.exactOptional(text),
    title: text,
    caption: text.nullable().default(null),
    columns: z.array(z.union([z.string(), z.strictObject({ name: z.string(), icon: text })])).min(1),
    rows: z.array(z.array(z.string())).min(1),
  })
  .refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length), {
    path: ['rows'],
    error: 'a row has as many cells as there are columns',
  })
  .transform(({ id, title, columns, rows, caption }) =>
    withId(
      id,
      table(
        title,
        columns.map((column) => (typeof column === 'string' ? column : [column.name, column.icon])),
        rows,
        caption,
      ),
    ),
  );

const usefulLinksSchema = z
  .strictObject({
    type: z.literal('usefulLinks'),
    id: z.exactOptional(text),
    title: text,
    intro: z.string().default(''),
    links: z.array(z.strictObject({ title: text, url: text, copy: z.string(), image: z.exactOptional(text) })).min(1),
  })
  .transform(({ id, title, intro, links }) =>
    withId(
      id,
      usefulLinks(
        title,
        intro,
        links.map(({ title: name, url, copy, image }) => (image === undefined ? [name, url, copy] : [name, url, copy, image])),
      ),
    ),
  );

/** Without lists of its own it shows those of the partner. */
const prosConsSchema = z
  .strictObject({
    type: z.literal('prosCons'),
    title: text,
    partner: z.exactOptional(text),
    pros: z.array(text).default([]),
    cons: z.array(text).default([]),
  })
  .transform(({ title, ...more }) => prosCons(title, more));

const boxSchema = z
  .strictObject({
    type: z.literal('infoBox'),
    id: z.exactOptional(text),
    tone: z.enum(['info', 'good', 'caution', 'bad']),
    title: text,
    body: text,
    link: z.exactOptional(linkSchema),
  })
  .transform(({ id, tone, title, body, link: target }) => withId(id, box(tone, title, body, target)));

const authorBoxSchema = z
  .strictObject({
    type: z.literal('authorBox'),
    id: z.exactOptional(text),
    title: text.nullable(),
    body: z.string().default(''),
    author: z.exactOptional(authorKeySchema),
    showUpdatedDate: z.exactOptional(z.boolean()),
  })
  .transform(({ id, title, body, ...more }) => withId(id, authorBox(title, body, more)));

const playGameSchema = z
  .strictObject({
    type: z.literal('playGame'),
    gameId: z.int(),
    title: z.exactOptional(text),
    body: z.string().default(''),
    partner: text.nullable().default(null),
  })
  .transform(({ gameId, body, ...more }) => playGame(gameId, body, more));

const freeGamesSchema = z
  .strictObject({
    type: z.literal('freeGames'),
    id: z.exactOptional(text),
    title: text,
    intro: z.string().default(''),
    gameTypes: z.exactOptional(z.array(z.enum([...gameTypes, progressiveJackpots]))),
    providerIds: z.exactOptional(z.array(z.int())),
    sort: z.exactOptional(z.enum(['search_volume:desc', 'release_date:desc', 'name:asc', 'name:desc'])),
    pageSize: z.exactOptional(z.int().positive()),
    showFilters: z.exactOptional(z.boolean()),
  })
  .transform(({ id, title, intro, ...more }) => withId(id, freeGames(title, intro, more)));

const carouselSchema = z
  .strictObject({
    type: z.literal('carousel'),
    id: z.exactOptional(text),
    title: text,
    intro: z.string().default(''),
    autoScroll: z.boolean().default(false),
    items: z.array(z.strictObject({ title: text, text: z.string(), image: text.nullable().default(null), url: text })).min(1),
  })
  .transform(({ id, title, intro, items, autoScroll }) => withId(id, carousel(title, intro, items, autoScroll)));

const blackListSchema = z
  .strictObject({
    type: z.literal('blackList'),
    title: text,
    intro: z.string().default(''),
    items: z
      .array(
        z.strictObject({
          name: text,
          /** Shown as text, without a link. */
          webSite: text,
          logo: text.nullable().default(null),
          reason: text,
          reportedOn: z.iso.date(),
          source: z.union([z.url(), z.string().startsWith('/').endsWith('/')]),
          /** What is recommended instead. */
          partner: text.nullable().default(null),
        }),
      )
      .min(1),
  })
  .transform(({ title, intro, items }) => blackList(title, intro, items));

const generalReviewSchema = z
  .strictObject({
    type: z.literal('generalReview'),
    title: text,
    partner: text,
    body: text,
    sections: z.array(z.strictObject({ title: text, criterion: text, body: text })),
  })
  .transform(({ title, partner, body, sections }) =>
    generalReview(
      title,
      partner,
      body,
      sections.map((each) => [each.title, each.criterion, each.body]),
    ),
  );

const ratingsSchema = z
  .strictObject({
    type: z.literal('ratings'),
    id: z.exactOptional(text),
    title: text,
    partner: text,
    intro: z.string().default(''),
    /** Why a part of the rating is what it is, by the part's name. */
    notes: z.array(z.strictObject({ name: text, text })),
  })
  .transform(({ id, title, partner, intro, notes }) =>
    withId(
      id,
      ratings(
        title,
        partner,
        intro,
        notes.map((note) => [note.name, note.text]),
      ),
    ),
  );

const userReviewsSchema = z
  .strictObject({
    type: z.literal('userReviews'),
    title: text,
    partner: text,
    intro: z.string().default(''),
    reviews: z.array(
      z.strictObject({
        name: text,
        city: text,
        date: z.iso.date(),
        score: z.int().min(1).max(5),
        text,
        reply: text.nullable().default(null),
      }),
    ),
  })
  .transform(({ title, partner, intro, reviews }) => userReviews(title, partner, intro, reviews));

const recordTimelineSchema = z
  .strictObject({ type: z.literal('recordTimeline'), title: text, partner: text, intro: z.string().default('') })
  .transform(({ title, partner, intro }) => recordTimeline(title, partner, intro));

const offerChangesSchema = z
  .strictObject({ type: z.literal('offerChanges'), title: text, partner: text.nullable().default(null), intro: z.string().default('') })
  .transform(({ title, partner, intro }) => offerChanges(title, partner, intro));

const newsSchema = z
  .strictObject({
    type: z.literal('news'),
    id: z.exactOptional(text),
    title: text,
    partner: text.nullable().default(null),
    intro: z.string().default(''),
    limit: z.int().min(1).nullable().default(null),
    link: linkSchema.nullable().default(null),
  })
  .transform(({ title, intro, ...more }) => news(title, intro, more));

const recordsSchema = z
  .strictObject({ type: z.literal(['correctionsLog', 'openData']), title: text, intro: z.string().default('') })
  .transform(({ type, title, intro }) => ofRecords(type, title, intro));

const methodVersionsSchema = z
  .strictObject({
    type: z.literal('methodVersions'),
    title: text,
    intro: z.string().default(''),
    isCurrentOnly: z.boolean().default(false),
  })
  .transform(({ title, intro, isCurrentOnly }) => methodVersions(title, intro, isCurrentOnly));

/** A block of a content file: Markdown texts, and what is left out has the default of `writeBlocks.ts`. */
export const blockSchema: z.ZodType<DemoBlock> = z.discriminatedUnion('type', [
  heroSchema,
  sectionSchema,
  rankingSchema,
  bonusCardsSchema,
  comparatorSchema,
  questionsSchema,
  listSchema,
  tableSchema,
  usefulLinksSchema,
  prosConsSchema,
  boxSchema,
  authorBoxSchema,
  playGameSchema,
  freeGamesSchema,
  carouselSchema,
  blackListSchema,
  generalReviewSchema,
  ratingsSchema,
  userReviewsSchema,
  recordTimelineSchema,
  offerChangesSchema,
  newsSchema,
  recordsSchema,
  methodVersionsSchema,
]);

/** The blocks of a page in a content file. */
export const blocksSchema = z.array(blockSchema).min(1);

/** A block that is checked and stays as it is written: a figure for another content file. */
export const writtenBlockSchema = z.unknown().superRefine((block, context) => {
  for (const issue of blockSchema.safeParse(block).error?.issues ?? []) context.addIssue({ ...issue });
});

import { z } from 'zod';
import { readContentLocale } from './locale.ts';
import { imageSchema } from './image.ts';
import { pageExperimentSchema } from './experiment.ts';
import { answerOf, listOf, neededListOf, objectOf, orDefault, readAs } from './generous.ts';
import { blockTypes } from './blockType.ts';
import { fieldsOf, isObject, no, readChoice, type Sent, spell, squash } from './plainValues.ts';
import { idText, momentOrNull, someChoice, someText, textOrEmpty, textOrNull } from './values.ts';
import { withSlashes } from './slug.ts';

/** What a block is before its own schema has read it: a type, an id that is stable across edits, and its data. */
const rawBlockSchema = z.looseObject({
  type: someText,
  id: idText,
});
export type RawBlock = z.output<typeof rawBlockSchema>;

const sentBlockSchema = z.looseObject({ type: someChoice, id: idText.nullish().catch(null) });

/** A block as its fields are, by a type of ours, where content systems name its type and spell it in their way. */
function bareBlock(sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  const block: Sent = spell({ ...sent, ...fieldsOf(sent['attributes']), ...fieldsOf(sent['fields']), ...fieldsOf(sent['item']) }, [
    'id',
    'type',
  ]);
  const said = readChoice(block['type'] ?? block['blockType'] ?? block['__component'] ?? block['collection'])?.replace(/^.*\./, '');
  const known = said === undefined ? undefined : blockTypes.find((name) => squash(name) === squash(said.replace(/^block_/, '')));
  return { ...block, type: known ?? said };
}

/** Blocks with an id each: one without takes that of its place, and one that has another's takes a number more. */
const blocksSchema = listOf(readAs(sentBlockSchema, bareBlock)).transform((blocks): RawBlock[] => {
  const taken = new Set<string>();
  return blocks.map((block, index) => {
    const own = block.id ?? `block-${index + 1}`;
    let id = own;
    for (let more = 2; taken.has(id); more++) id = `${own}-${more}`;
    taken.add(id);
    return { ...block, id };
  });
});

/** The part of the analytics page data (requirement 3.73) that editors set. Empty text means: not set. */
const pageAnalyticsSchema = objectOf({
  category: textOrEmpty,
  subCategories: listOf(someText),
  vertical: textOrEmpty,
  subVertical: textOrEmpty,
  triVertical: textOrEmpty,
  primarySubCategory: textOrEmpty,
  equivalentPage: textOrEmpty,
  siteSection: textOrEmpty,
  variant: textOrEmpty,
});
export type PageAnalytics = z.output<typeof pageAnalyticsSchema>;

export const emptyAnalytics: PageAnalytics = {
  category: '',
  subCategories: [],
  vertical: '',
  subVertical: '',
  triVertical: '',
  primarySubCategory: '',
  equivalentPage: '',
  siteSection: '',
  variant: '',
};

export const authorSchema = objectOf({
  name: someText,
  slug: textOrNull,
  role: textOrEmpty,
  photo: imageSchema.nullish().transform((photo) => photo ?? null),
  expertise: listOf(someText),
  biography: textOrEmpty,
});
export type Author = z.output<typeof authorSchema>;

/** What leaves a page in search engines. Whatever else `noIndex` is keeps it out. */
const sayNo: readonly unknown[] = [undefined, null, ...no];

/** The page middleware in the default order of requirement 9.14. */
export const pageMiddlewareNames = ['adobe-page-view', 'microcopy', 'user-location', 'contentful-globals'] as const;
export type PageMiddlewareName = (typeof pageMiddlewareNames)[number];

/** A page; its slug is empty where the service sends none: then it is the one that was asked for. */
const pageShape = {
  internalName: textOrEmpty,
  slug: textOrEmpty.transform((slug) => (slug === '' ? '' : withSlashes(slug))),
  title: textOrEmpty,
  description: textOrEmpty,
  canonicalLink: textOrNull,
  /** An extension (docs/contracts.md): keeps a page out of search engines. */
  noIndex: z.unknown().transform((value) => !sayNo.includes(typeof value === 'string' ? value.trim().toLowerCase() : value)),
  analytics: orDefault(pageAnalyticsSchema, emptyAnalytics),
  /** Names of the page's own middleware, run instead of the default order (requirement 9.14). */
  middleware: z
    .array(someChoice)
    .nullish()
    .transform((names) => names ?? null),
  breadcrumbs: listOf(objectOf({ title: someText, url: someText })),
  updatedDate: momentOrNull,
  /** An extension: the moment at which it was published for the first time, in this language. */
  publishedDate: momentOrNull,
  /** An extension: stands for the page where its address is shared. Null: the site draws a card. */
  shareImage: imageSchema.nullish().transform((image) => image ?? null),
  author: authorSchema.nullish().transform((author) => author ?? null),
  translations: listOf(objectOf({ locale: someText, slug: someText })),
  content: blocksSchema,
  experiment: pageExperimentSchema.nullish().transform((experiment) => experiment ?? null),
};
export const pageSchema = objectOf(pageShape);
export type Page = z.output<typeof pageSchema>;

/** `GET {cms}/page/{slug}?locale=`: the first page counts. `locale` is null where the service names none that we know. */
export const pageAnswerSchema = answerOf(
  readAs(
    objectOf({
      pages: neededListOf(objectOf(pageShape, { oneOf: ['title', 'content'] })),
      locale: z.unknown().transform(readContentLocale),
    }),
    (sent) =>
      isObject(sent) && sent['pages'] === undefined && Array.isArray(spell(sent, ['content'])['content'])
        ? { ...sent, pages: [sent] }
        : sent,
  ),
  'pages',
);
export type PageAnswer = z.output<typeof pageAnswerSchema>;

export const pageAnswerExample: PageAnswer = {
  locale: 'es_CL',
  pages: [
    {
      internalName: 'Reseña Casino Andino',
      slug: '/resenas/casino-andino/',
      title: 'Casino Andino: reseña 2026',
      description: 'Probamos depósitos, retiros y el bono de Casino Andino.',
      canonicalLink: null,
      noIndex: false,
      analytics: { ...emptyAnalytics, category: 'Reviews', subCategories: ['Casino Review'], vertical: 'Casino' },
      middleware: null,
      breadcrumbs: [
        { title: 'Inicio', url: '/' },
        { title: 'Reseñas', url: '/resenas/' },
      ],
      updatedDate: '2026-11-02T12:00:00.000Z',
      publishedDate: '2026-03-09T15:00:00.000Z',
      shareImage: { src: 'media/casino-andino-portada.jpg', alt: 'La portada de Casino Andino', width: 1600, height: 900 },
      author: {
        name: 'Antonia Rebolledo',
        slug: '/nosotros/antonia-rebolledo/',
        role: 'Editora',
        photo: null,
        expertise: ['Términos y condiciones', 'Reclamos'],
        biography: 'Periodista de Concepción. Revisa cada reseña antes de que salga.',
      },
      translations: [],
      content: [{ type: 'contentSection', id: '665f0c', title: 'Veredicto', body: [] }],
      experiment: null,
    },
  ],
};

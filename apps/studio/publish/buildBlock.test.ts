import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import { accordionSchema } from '@lupa/blocks/accordion/accordion.schema.ts';
import { authorBoxSchema } from '@lupa/blocks/authorBox/authorBox.schema.ts';
import { blackListSchema } from '@lupa/blocks/blackList/blackList.schema.ts';
import { bonusCardsSchema } from '@lupa/blocks/bonusCards/bonusCards.schema.ts';
import { carouselSchema } from '@lupa/blocks/carousel/carousel.schema.ts';
import { casinoComparatorSchema } from '@lupa/blocks/casinoComparator/casinoComparator.schema.ts';
import { contentSectionSchema } from '@lupa/blocks/contentSection/contentSection.schema.ts';
import { freeGamesSchema } from '@lupa/blocks/freeGames/freeGames.schema.ts';
import { generalReviewSchema } from '@lupa/blocks/generalReview/generalReview.schema.ts';
import { heroSectionSchema } from '@lupa/blocks/heroSection/heroSection.schema.ts';
import { infoBoxSchema } from '@lupa/blocks/infoBox/infoBox.schema.ts';
import { listSchema } from '@lupa/blocks/list/list.schema.ts';
import { playGameSchema } from '@lupa/blocks/playGame/playGame.schema.ts';
import { prosConsSchema } from '@lupa/blocks/prosCons/prosCons.schema.ts';
import { ratingsSchema } from '@lupa/blocks/ratings/ratings.schema.ts';
import { tableSchema } from '@lupa/blocks/table/table.schema.ts';
import { toplistSchema } from '@lupa/blocks/toplist/toplist.schema.ts';
import { usefulLinksSchema } from '@lupa/blocks/usefulLinks/usefulLinks.schema.ts';
import { userReviewsSchema } from '@lupa/blocks/userReviews/userReviews.schema.ts';
import { blockTypes, type BlockType } from '@lupa/contracts/blockType.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import type { Page } from '../payload-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fillForm, type Ids } from '../testing/fillForm.ts';
import { readDocuments } from '../testing/readDelivery.ts';
import { pixel, published, samplePage, samplePartner } from '../testing/samples.ts';
import { startStudio, type Studio } from '../testing/startStudio.ts';

const schemas: Record<BlockType, z.ZodType> = {
  accordion: accordionSchema,
  authorBox: authorBoxSchema,
  blackList: blackListSchema,
  bonusCards: bonusCardsSchema,
  carousel: carouselSchema,
  casinoComparator: casinoComparatorSchema,
  contentSection: contentSectionSchema,
  freeGames: freeGamesSchema,
  generalReview: generalReviewSchema,
  heroSection: heroSectionSchema,
  infoBox: infoBoxSchema,
  list: listSchema,
  playGame: playGameSchema,
  prosCons: prosConsSchema,
  ratings: ratingsSchema,
  table: tableSchema,
  topList: toplistSchema,
  usefulLinks: usefulLinksSchema,
  userReviews: userReviewsSchema,
};

let studio: Studio;
let ids: Ids;
let page: Page;
let blocks: RawBlock[];

beforeAll(async () => {
  studio = await startStudio();
  const { payload } = studio;
  const media = await payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
  const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-andino') });
  const toplist = await payload.create({ collection: 'toplists', data: { name: 'Inicio', identifier: 'home', ...published } });
  const method = await payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay' } });
  const author = await payload.create({ collection: 'authors', data: { name: 'Antonia', role: 'Editora' } });
  ids = { media: media.id, partners: partner.id, toplists: toplist.id, 'payment-methods': method.id, authors: author.id };
  const content = blockTypes.map((type) => ({ blockType: type, ...fillForm(blockForms[type].fields, ids) }));
  page = await payload.create({
    collection: 'pages',
    data: { ...samplePage('Todo', '/todo/'), content: content as NonNullable<Page['content']> },
  });
  const [document] = await readDocuments(studio.pool, `pages:${page.id}`);
  blocks = document?.body['content'] as RawBlock[];
});
afterAll(() => studio.close());

describe('a block on its way from the form to the site', () => {
  it('keeps its place, its id and its type', () => {
    expect(blocks.map(({ type }) => type)).toEqual([...blockTypes]);
    expect(blocks.map(({ id }) => id)).toEqual(page.content?.map(({ id }) => id));
  });

  it.each(blockTypes)('%s arrives complete: its schema reads all that the form knows and drops nothing', (type) => {
    const { type: _, ...block } = blocks.find((candidate) => candidate.type === type) ?? {};
    const { value, dropped } = parseGenerously(schemas[type], block);
    expect(dropped).toEqual([]);
    expect(value).toEqual(block);
  });

  it('names what it points to by key and notes it as a reference', async () => {
    expect(blocks.find(({ type }) => type === 'heroSection')).toMatchObject({ partner: 'casino-andino', paymentMethod: 'webpay' });
    expect(blocks.find(({ type }) => type === 'topList')).toMatchObject({ toplist: 'home' });
    const [document] = await readDocuments(studio.pool, `pages:${page.id}`);
    expect(document?.refs).toEqual(
      [
        `authors:${ids['authors']}`,
        `media:${ids['media']}`,
        `partners:${ids['partners']}`,
        `payment-methods:${ids['payment-methods']}`,
        `toplists:${ids['toplists']}`,
      ].toSorted(),
    );
  });

  it('says null for an optional link that was left empty', async () => {
    const empty = await studio.payload.create({
      collection: 'pages',
      data: { ...samplePage('Vacía', '/vacia/'), content: [{ blockType: 'heroSection', title: 'Hola', variant: 'default' }] },
    });
    const [document] = await readDocuments(studio.pool, `pages:${empty.id}`);
    expect(document?.body['content']).toMatchObject([{ title: 'Hola', cta: null, image: null, body: [], partner: null }]);
  });
});

describe('what a block points to', () => {
  it('may be deleted: the page goes on without the block', async () => {
    const toplist = await studio.payload.create({ collection: 'toplists', data: { name: 'Breve', identifier: 'breve', ...published } });
    const content = [
      { blockType: 'topList' as const, variant: 'default' as const, toplist: toplist.id },
      { blockType: 'prosCons' as const, title: 'Queda' },
    ];
    const other = await studio.payload.create({ collection: 'pages', data: { ...samplePage('Con lista', '/con-lista/'), content } });
    await studio.payload.delete({ collection: 'toplists', id: toplist.id });
    const [document] = await readDocuments(studio.pool, `pages:${other.id}`);
    expect(document).toMatchObject({ version: 2, body: { content: [{ type: 'prosCons' }] } });
  });
});

describe('forms', () => {
  it('refuse a toplist that does not exist and a link without a target', async () => {
    const create = (block: object) =>
      studio.payload.create({ collection: 'pages', data: { ...samplePage('Mala', '/mala/'), content: [block] as never } });
    await expect(create({ blockType: 'topList', variant: 'default', toplist: 999 })).rejects.toThrow(
      '«Toplist» nombra algo que ya no existe',
    );
    await expect(create({ blockType: 'topList', variant: 'default' })).rejects.toThrow(/Toplist/);
    await expect(create({ blockType: 'usefulLinks', links: [{ title: 'Sin destino', url: '' }] })).rejects.toThrow(/Destino/);
  });
});

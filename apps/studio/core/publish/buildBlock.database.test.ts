import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import { blockSchemas } from '@lupa/blocks/testing/blockSchemas.ts';
import { blockTypes } from '@lupa/contracts/blockType.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import type { Page } from '../../payload-types.ts';
import { describe, expect, it } from 'vitest';
import { withTextIds } from '../../../../tests/setup/withTextIds.ts';
import { fillForm, type Ids } from '../../testing/fillForm.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { pixel, published, samplePage, samplePartner, sampleToplist } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const { payload } = studio;
const media = await payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-andino') });
const toplist = await payload.create({
  collection: 'toplists',
  data: sampleToplist('home', { partner: partner.id }),
});
const method = await payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay' } });
const author = await payload.create({ collection: 'authors', data: { name: 'Antonia', role: 'Editora' } });
const ids: Ids = { media: media.id, partners: partner.id, toplists: toplist.id, 'payment-methods': method.id, authors: author.id };
const content = blockTypes.map((type) => ({ blockType: type, ...fillForm(blockForms[type].fields, ids) }));
const page: Page = await payload.create({
  collection: 'pages',
  data: samplePage('Todo', '/todo/', { content: content as NonNullable<Page['content']> }),
});
const [document] = await readDocuments(studio.pool, `pages:${page.id}`);
const blocks: RawBlock[] = document?.body['content'] as RawBlock[];

describe('a block on its way from the form to the site', () => {
  it('keeps its place, its id and its type', () => {
    expect(blocks.map(({ type }) => type)).toEqual([...blockTypes]);
    expect(blocks.map(({ id }) => id)).toEqual(page.content?.map(({ id }) => id));
  });

  it.each(blockTypes)('%s arrives complete: its schema reads all that the form knows and drops nothing', (type) => {
    const { type: _, ...block } = blocks.find((candidate) => candidate.type === type) ?? {};
    const { value, dropped } = parseGenerously(blockSchemas[type], block);
    expect(dropped).toEqual([]);
    expect(value).toEqual(withTextIds(JSON.stringify(block)));
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
});

describe('what a block points to', () => {
  it('may be deleted: the page goes on without the block', async () => {
    const toplist = await studio.payload.create({
      collection: 'toplists',
      data: { name: 'Breve', identifier: 'breve', entries: [{ partner: ids['partners'] ?? 0 }], ...published },
    });
    const content = [
      { blockType: 'topList' as const, variant: 'default' as const, toplist: toplist.id },
      { blockType: 'prosCons' as const, title: 'Queda' },
    ];
    const other = await studio.payload.create({ collection: 'pages', data: samplePage('Con lista', '/con-lista/', { content }) });
    await studio.payload.delete({ collection: 'toplists', id: toplist.id });
    const [document] = await readDocuments(studio.pool, `pages:${other.id}`);
    expect(document).toMatchObject({ version: 2, body: { content: [{ type: 'prosCons' }] } });
  });
});

describe('forms', () => {
  it('refuse a toplist that does not exist and a link without a target', async () => {
    const create = (block: object) =>
      studio.payload.create({ collection: 'pages', data: samplePage('Mala', '/mala/', { content: [block] as never }) });
    await expect(create({ blockType: 'topList', variant: 'default', toplist: 999 })).rejects.toThrow(
      '«Toplist» nombra algo que ya no existe',
    );
    await expect(create({ blockType: 'topList', variant: 'default' })).rejects.toThrow(/Toplist/);
    await expect(create({ blockType: 'usefulLinks', links: [{ title: 'Sin destino', url: '' }] })).rejects.toThrow(/Destino/);
  });
});

import { readdir } from 'node:fs/promises';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/testStudio.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { pixel, published, sampleOffer, samplePage, samplePartner, sampleToplist } from '../../testing/samples.ts';

const studio = await testStudio();

const only = async (source: string) => (await readDocuments(studio.pool, source))[0];

describe('partners, offers and toplists', () => {
  it('follow a renamed partner', async () => {
    const { payload, pool } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino-uno') });
    const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
    const toplist = await payload.create({
      collection: 'toplists',
      data: {
        name: 'Inicio',
        identifier: 'home',
        criteria: ' Nota global.\n',
        entries: [{ partner: partner.id, offer: offer.id }],
        highlight: { partner: partner.id },
        ...published,
      },
    });
    const page = await payload.create({
      collection: 'pages',
      data: samplePage('Reseña', '/resenas/casino-uno/', {
        content: [
          { blockType: 'topList', toplist: toplist.id, variant: 'default' },
          { blockType: 'ratings', partner: partner.id },
        ],
      }),
    });
    expect((await only(`partners:${partner.id}`))?.body).toMatchObject({
      entity: { partnerSlug: 'casino-uno' },
      scoreMoves: [],
    });

    const changes = await collectChanges(pool, () =>
      payload.update({ collection: 'partners', id: partner.id, data: { slug: 'casino-dos', ...published } }),
    );
    expect(changes).toHaveLength(1);
    expect(new Set(changes[0])).toEqual(
      new Set(['offer-versions', 'partner:casino-uno', 'partner:casino-dos', 'partners', 'toplist:home', 'page:/resenas/casino-uno/']),
    );
    expect((await only(`offers:${offer.id}`))?.key).toBe('casino-dos/bienvenida');
    expect((await only(`toplists:${toplist.id}`))?.body).toEqual({
      identifier: 'home',
      name: 'Inicio',
      criteria: 'Nota global.',
      orderedBy: 'editor',
      entries: [{ partnerSlug: 'casino-dos', offerId: String(offer.id), startsAt: null, endsAt: null }],
      highlight: { partnerSlug: 'casino-dos', offerId: null, startsAt: null, endsAt: null },
    });
    expect((await only(`pages:${page.id}`))?.body['content']).toMatchObject([{ toplist: 'home' }, { partner: 'casino-dos' }]);
  });

  it('leave the pages that name them alone when only their content changes', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-quieto') });
    const page = await studio.payload.create({
      collection: 'pages',
      data: samplePage('Quieta', '/quieta/', { content: [{ blockType: 'ratings', partner: partner.id }] }),
    });
    const changes = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'partners', id: partner.id, data: { reputation: 'Buena', ...published } }),
    );
    expect(changes).toEqual([['partner:casino-quieto']]);
    expect((await only(`pages:${page.id}`))?.version).toBe(1);
  });

  it('go with their partner when it is deleted', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-breve') });
    const offer = await studio.payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'uno') });
    const toplist = await studio.payload.create({
      collection: 'toplists',
      data: sampleToplist('breve', { partner: partner.id }),
    });
    await studio.payload.delete({ collection: 'partners', id: partner.id });
    expect(await readDocuments(studio.pool, `offers:${offer.id}`)).toEqual([]);
    expect((await only(`toplists:${toplist.id}`))?.body['entries']).toEqual([]);
  });

  it('name a review only while it is published', async () => {
    const review = await studio.payload.create({ collection: 'pages', data: samplePage('Reseña tres', '/resenas/tres/') });
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-tres', { reviewPage: review.id }) });
    const reviewSlug = async () => (await only(`partners:${partner.id}`))?.body['entity'];
    expect(await reviewSlug()).toMatchObject({ reviewSlug: '/resenas/tres/' });
    await studio.payload.update({ collection: 'pages', id: review.id, data: { _status: 'draft' }, unpublishAllLocales: true });
    expect(await reviewSlug()).toMatchObject({ reviewSlug: null });
    await studio.payload.update({ collection: 'pages', id: review.id, data: { slug: '/resenas/otra/', ...published } });
    expect(await reviewSlug()).toMatchObject({ reviewSlug: '/resenas/otra/' });
  });
});

describe('what is copied into others', () => {
  it('is copied again when an author, an image or a payment method changes', async () => {
    const { payload } = studio;
    const media = await payload.create({ collection: 'media', data: { alt: 'Retrato' }, file: pixel });
    expect(await readdir(studio.mediaDirectory)).toEqual([media.filename]);
    const author = await payload.create({
      collection: 'authors',
      data: { name: 'Antonia', role: 'Editora', photo: media.id, expertise: ['Pagos'] },
    });
    const page = await payload.create({
      collection: 'pages',
      data: samplePage('Con autora', '/con-autora/', {
        author: author.id,
        content: [{ blockType: 'heroSection', title: 'Hola', variant: 'default', image: media.id }],
      }),
    });
    const src = `media/${media.filename}`;
    expect((await only(`pages:${page.id}`))?.body).toMatchObject({
      author: {
        name: 'Antonia',
        slug: null,
        role: 'Editora',
        photo: { src, alt: 'Retrato', width: 1, height: 1 },
        expertise: ['Pagos'],
        biography: '',
      },
      content: [{ image: { src, alt: 'Retrato' } }],
    });

    const changes = await collectChanges(studio.pool, async () => {
      await payload.update({ collection: 'authors', id: author.id, data: { name: 'Antonia Rebolledo' } });
      await payload.update({ collection: 'media', id: media.id, data: { alt: 'Antonia' } });
    });
    expect(changes).toEqual([['page:/con-autora/', 'routes'], ['page:/con-autora/']]);
    expect((await only(`pages:${page.id}`))?.body).toMatchObject({
      author: { name: 'Antonia Rebolledo', photo: { alt: 'Antonia' } },
      content: [{ image: { alt: 'Antonia' } }],
    });

    await payload.delete({ collection: 'media', id: media.id });
    expect((await only(`pages:${page.id}`))?.body).toMatchObject({ author: { photo: null }, content: [{ image: null }] });
  });

  it('speaks Spanish of an author where a language has no words of its own', async () => {
    const { payload } = studio;
    const author = await payload.create({
      collection: 'authors',
      data: { name: 'Matías', role: 'Editor de pagos', expertise: ['Retiros', 'Comisiones'], biography: 'Trabajó en medios de pago.' },
    });
    await payload.update({ collection: 'authors', id: author.id, locale: 'en', data: { role: 'Payments editor' } });
    const english = { ...samplePage('English', '/en/payments/'), author: author.id };
    const page = await payload.create({ collection: 'pages', locale: 'en', data: english });
    expect((await only(`pages:${page.id}`))?.body).toMatchObject({
      author: { role: 'Payments editor', expertise: ['Retiros', 'Comisiones'], biography: 'Trabajó en medios de pago.' },
    });
  });

  it('reaches the partners that take a payment method', async () => {
    const method = await studio.payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay' } });
    const partner = await studio.payload.create({
      collection: 'partners',
      data: samplePartner('casino-pagos', { depositPaymentMethods: [method.id] }),
    });
    await studio.payload.update({ collection: 'payment-methods', id: method.id, data: { name: 'Webpay Plus' } });
    expect((await only(`partners:${partner.id}`))?.body).toMatchObject({
      entity: { depositPaymentMethods: [{ internalName: 'webpay', name: 'Webpay Plus' }] },
      attributes: { paymentMethod: [{ name: 'Webpay Plus', image: null }], paymentMethods: [{ name: 'Webpay Plus' }] },
    });
  });
});

describe('a write with the request of a read of all languages', () => {
  it('keeps its texts', async () => {
    const { payload } = studio;
    const req = await createLocalReq({}, payload);
    await payload.find({ collection: 'authors', locale: 'all', req });
    const author = await payload.create({ collection: 'authors', data: { name: 'Benjamín', role: 'Analista' }, req });
    await payload.find({ collection: 'authors', locale: 'all', req });
    await payload.update({ collection: 'authors', id: author.id, data: { name: 'Benjamín Soto', role: 'Analista jefe' }, req });
    expect(await payload.findByID({ collection: 'authors', id: author.id })).toMatchObject({
      name: 'Benjamín Soto',
      role: 'Analista jefe',
    });
  });
});

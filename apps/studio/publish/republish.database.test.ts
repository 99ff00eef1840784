import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStudio, type Studio } from '../testing/startStudio.ts';
import { collectChanges } from '../testing/readDelivery.ts';
import { published, sampleOffer, samplePage, samplePartner } from '../testing/samples.ts';
import { publishLater } from './publishLater.ts';
import { republish } from './republish.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const everything = async () => (await studio.pool.query('select * from delivery.documents order by kind, key, locale')).rows;

describe('republish', () => {
  it('publishes what was written to be published later, and the second time changes nothing', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino'), context: publishLater });
    await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'uno'), context: publishLater });
    await payload.create({
      collection: 'toplists',
      data: { name: 'Inicio', identifier: 'home', entries: [{ partner: partner.id }], ...published },
      context: publishLater,
    });
    const page = await payload.create({ collection: 'pages', data: samplePage('Inicio', '/'), context: publishLater });
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      data: { title: 'Home', slug: '/en/', ...published },
      context: publishLater,
    });
    await payload.create({
      collection: 'pages',
      draft: true,
      data: { internalName: 'Borrador', title: 'Borrador', slug: '/borrador/' },
      context: publishLater,
    });
    expect(await everything()).toEqual([]);

    expect(await republish(payload)).toMatchObject({ documents: 5 });
    const first = await everything();
    expect(first.map(({ kind, key }) => [kind, key])).toEqual([
      ['offer', 'casino/uno'],
      ['page', '/'],
      ['page', '/en/'],
      ['partner', 'casino'],
      ['toplist', 'home'],
    ]);
    const changes = await collectChanges(studio.pool, () => republish(payload));
    expect(changes).toEqual([]);
    expect(await everything()).toEqual(first);
  });

  it('puts right what was damaged and removes strays', async () => {
    const before = await everything();
    await studio.pool.query(
      `insert into delivery.documents (kind, key, locale, source, body) values ('redirect', '/x/', '*', 'redirects:77', '{}')`,
    );
    await studio.pool.query(`update delivery.documents set body = '{}' where kind = 'toplist'`);
    await studio.pool.query(`delete from delivery.documents where kind = 'page' and locale = 'en'`);
    const changes = await collectChanges(studio.pool, () => republish(studio.payload));
    expect(changes).toEqual([['page:/en/', 'partner:casino', 'redirects', 'routes', 'toplist:home']]);
    const after = await everything();
    expect(after.map(({ kind, key, body }) => [kind, key, body])).toEqual(before.map(({ kind, key, body }) => [kind, key, body]));
  });

  it('agrees with what single publications wrote', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('otro') });
    await payload.update({ collection: 'partners', id: partner.id, data: { slug: 'otro-nombre', ...published } });
    const page = await payload.create({
      collection: 'pages',
      data: { ...samplePage('Página', '/pagina/'), content: [{ blockType: 'ratings', partner: partner.id }] },
    });
    await payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: 'Sin publicar' } });
    const changes = await collectChanges(studio.pool, () => republish(payload));
    expect(changes).toEqual([]);
  });

  it('finds nothing to do after people published at the same moment', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('ronda') });
    const author = await payload.create({ collection: 'authors', data: { name: 'Ana' } });
    for (const round of [1, 2, 3, 4]) {
      await Promise.all([
        payload.update({ collection: 'partners', id: partner.id, data: { slug: `ronda-${round}`, ...published } }),
        payload.update({ collection: 'authors', id: author.id, data: { name: `Ana ${round}` } }),
        ...['a', 'b'].map((letter) =>
          payload.create({
            collection: 'pages',
            data: {
              ...samplePage(`${letter}${round}`, `/${letter}${round}/`),
              author: author.id,
              content: [{ blockType: 'ratings', partner: partner.id }],
            },
          }),
        ),
      ]);
    }
    const changes = await collectChanges(studio.pool, () => republish(payload));
    expect(changes).toEqual([]);
    const { rows } = await studio.pool.query<{ body: unknown }>("select body from delivery.documents where kind = 'page' and key = '/a1/'");
    expect(rows[0]?.body).toMatchObject({ author: { name: 'Ana 4' }, content: [{ partner: 'ronda-4' }] });
  });
});

import { describe, expect, it } from 'vitest';
import { pollUntil } from '../../../../tests/setup/pollUntil.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { published, sampleOffer, samplePage, samplePartner, sampleToplist } from '../../testing/samples.ts';
import { publishLater } from './publishLater.ts';
import { publishSources, republish } from './republish.ts';

const studio = await testStudio();

const everything = async () => (await studio.pool.query('select * from delivery.documents order by kind, key, locale')).rows;

describe('republish', () => {
  it('publishes what was written to be published later, and the second time changes nothing', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('casino'), context: publishLater });
    await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'uno'), context: publishLater });
    await payload.create({
      collection: 'toplists',
      data: sampleToplist('home', { partner: partner.id }),
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
    expect(changes).toEqual([['page:/en/', 'partner:casino', 'routes', 'toplist:home'], ['redirects']]);
    const after = await everything();
    expect(after.map(({ kind, key, body }) => [kind, key, body])).toEqual(before.map(({ kind, key, body }) => [kind, key, body]));
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
            data: samplePage(`${letter}${round}`, `/${letter}${round}/`, {
              author: author.id,
              content: [{ blockType: 'ratings', partner: partner.id }],
            }),
          }),
        ),
      ]);
    }
    const changes = await collectChanges(studio.pool, () => republish(payload));
    expect(changes).toEqual([]);
    const { rows } = await studio.pool.query<{ body: unknown }>("select body from delivery.documents where kind = 'page' and key = '/a1/'");
    expect(rows[0]?.body).toMatchObject({ author: { name: 'Ana 4' }, content: [{ partner: 'ronda-4' }] });
  });

  it('gives a path to the page that has it now, also when the other one comes in a later batch', async () => {
    const { payload } = studio;
    const one = await payload.create({ collection: 'pages', data: samplePage('Uno', '/ruta-uno/') });
    const two = await payload.create({ collection: 'pages', data: samplePage('Dos', '/ruta-dos/') });
    const move = (id: number, slug: string) =>
      payload.update({ collection: 'pages', id, data: { slug, ...published }, context: publishLater });
    await move(one.id, '/ruta-tres/');
    await move(two.id, '/ruta-uno/');
    await move(one.id, '/ruta-dos/');
    expect(await publishSources(payload, [`pages:${two.id}`])).toMatchObject({ refused: [] });
    expect((await readDocuments(studio.pool, `pages:${one.id}`)).map(({ key }) => key)).toEqual(['/ruta-dos/']);
    expect((await readDocuments(studio.pool, `pages:${two.id}`)).map(({ key }) => key)).toEqual(['/ruta-uno/']);
  });

  it('leaves what cannot be published as it was, says so and publishes the rest', async () => {
    const { payload } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('roto') });
    const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'rota') });
    const whole = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'entera') });
    await studio.pool.query("update studio.offers set tracking_url = 'no' where id = $1", [offer.id]);
    await studio.pool.query("update delivery.documents set body = '{}' where source = any($1)", [
      [`offers:${offer.id}`, `offers:${whole.id}`],
    ]);
    const { refused } = await republish(payload);
    expect(refused).toEqual([{ source: `offers:${offer.id}`, message: expect.stringContaining('trackingUrl') }]);
    expect(await readDocuments(studio.pool, `offers:${offer.id}`)).toMatchObject([{ body: {} }]);
    expect(await readDocuments(studio.pool, `offers:${whole.id}`)).toMatchObject([{ body: { partnerSlug: 'roto' } }]);
    await payload.delete({ collection: 'offers', id: offer.id });
  });
});

describe('while everything is published again', () => {
  const titleOf = async (id: number) => (await readDocuments(studio.pool, `pages:${id}`))[0]?.body['title'];

  it('an editor saves and publishes before it ends, and both what comes and what is done keep what was published', async () => {
    const { payload } = studio;
    const pages = await createPages(110);
    await studio.pool.query("update delivery.documents set body = '{}' where kind = 'page'");
    const [first, last] = [pages[0] ?? 0, pages.at(-1) ?? 0];
    const events: string[] = [];
    await republish(payload, async (done, total) => {
      const isFirstDone = (await titleOf(first)) !== undefined;
      if (!isFirstDone || events.length > 0) return;
      events.push(done < total ? 'batch' : 'end');
      for (const id of [first, last]) {
        await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Borrador' } });
        await payload.update({ collection: 'pages', id, data: { title: 'Nuevo', ...published } });
        events.push('saved');
      }
    });
    events.push('republished');
    expect(events).toEqual(['batch', 'saved', 'saved', 'republished']);
    expect(await Promise.all([first, last].map(titleOf))).toEqual(['Nuevo', 'Nuevo']);
    expect(await collectChanges(studio.pool, () => republish(payload))).toEqual([]);
  });

  it('a publication in the middle of a batch waits for that batch alone, and is what stays', async () => {
    const { payload } = studio;
    const [id = 0] = await createPages(60);
    await studio.pool.query("update delivery.documents set body = '{}' where source = $1", [`pages:${id}`]);
    const other = await studio.pool.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from delivery.documents where source = $1 for update', [`pages:${id}`]);
      const events: string[] = [];
      let saved: Promise<unknown> | undefined;
      const republished = republish(payload, async (done, total) => {
        if (!saved || events.length > 0) return;
        await saved;
        events.push(done < total ? 'saved' : 'end');
      });
      await waiters("wait_event_type = 'Lock' and query like '%jsonb_to_recordset%'");
      saved = payload.update({ collection: 'pages', id, data: { title: 'Posterior', ...published } });
      await waiters("wait_event = 'advisory'");
      await other.query('commit');
      await republished;
      expect(events).toEqual(['saved']);
    } finally {
      other.release();
    }
    expect(await titleOf(id)).toBe('Posterior');
  });

  /** Of which the first fifty at most are in one batch. */
  async function createPages(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let index = 0; index < count; index++) {
      const data = samplePage(`P${index}`, `/p-${count}-${index}/`);
      ids.push((await studio.payload.create({ collection: 'pages', data, context: publishLater })).id);
    }
    await republish(studio.payload);
    return ids;
  }

  const waiters = (condition: string) =>
    pollUntil('a query that waits', async () => {
      const { rowCount } = await studio.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'studio' and ${condition}`,
      );
      return rowCount === 0 ? null : true;
    });
});

import type { CollectionSlug } from 'payload';
import { dayInMarket } from '@lupa/domain/market.ts';
import { describe, expect, it } from 'vitest';
import { publishLater } from '../../core/publish/publishLater.ts';
import { published, refusal, sampleContent, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';

const dayFromNow = (days: number) => `${dayInMarket(new Date(Date.now() + days * 24 * 3_600_000))}T12:00:00.000Z`;

const studio = await testStudio();
const partner = (await studio.payload.create({ collection: 'partners', data: samplePartner('casino-andino') })).id;

describe('what is refused when it is published, and not before', () => {
  let count = 0;
  const create = (data: object, draft = false) => {
    const sample = sampleOffer(partner, `oferta-${++count}`);
    if (!draft) return studio.payload.create({ collection: 'offers', data: { ...sample, ...data } });
    return studio.payload.create({ collection: 'offers', draft, data: { ...sample, ...data, _status: 'draft' } });
  };

  it('a verification on a day that has not come', async () => {
    const fact = { source: 'https://casino.example/', verifiedOn: dayFromNow(2) };
    expect(await refusal(create({ fact }))).toMatch(/todavía no llega\. Pon el día en que alguien lo verificó\.$/);
    await expect(create({ fact: { ...fact, verifiedOn: dayFromNow(0) } })).resolves.toBeTruthy();
    await expect(create({ fact }, true)).resolves.toBeTruthy();
    const method = studio.payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay', fact } });
    expect(await refusal(method)).toMatch('todavía no llega');
    const facts = [{ attribute: 'license' as const, ...fact }];
    const casino = studio.payload.create({ collection: 'partners', data: { ...samplePartner('otro'), facts } });
    expect(await refusal(casino)).toMatch('todavía no llega');
  });

  it('an offer that is over; it can still be withdrawn', async () => {
    expect(await refusal(create({ expiration: dayFromNow(-2) }))).toMatch(/^Esta oferta venció el \d+ de \w+ de \d+\. Cambia la fecha/);
    await expect(create({ expiration: dayFromNow(0) })).resolves.toBeTruthy();
    await expect(create({ expiration: dayFromNow(-2) }, true)).resolves.toBeTruthy();
    const sample = { ...sampleOffer(partner, 'vencida'), expiration: dayFromNow(-2) };
    const { id } = await studio.payload.create({ collection: 'offers', data: sample, context: publishLater });
    await expect(studio.payload.update({ collection: 'offers', id, data: { _status: 'draft' } })).resolves.toBeTruthy();
  });

  it('an offer of a type that Globales does not have', async () => {
    await expect(create({ offerType: 'cualquiera' })).resolves.toBeTruthy();
    const bonusTypes = [{ key: 'welcome', value: 'Bienvenida' }];
    await studio.payload.updateGlobal({ slug: 'site-globals', locale: 'es_CL', data: { bonusTypes } });
    expect(await refusal(create({ offerType: 'cualquiera' }))).toBe(
      '«cualquiera» no es un tipo de bono de Globales. Elige uno de estos: welcome (Bienvenida); o agrega el tuyo en Globales.',
    );
    await expect(create({ offerType: 'cualquiera' }, true)).resolves.toBeTruthy();
    await expect(create({ offerType: 'welcome' })).resolves.toBeTruthy();
  });

  it('a toplist without a place, or with a casino twice at one time', async () => {
    const list = (entries: object[], status: 'draft' | 'published' = 'published') => {
      const name = `lista-${++count}`;
      const data = { name, identifier: name, entries: entries as { partner: number }[], _status: status };
      return studio.payload.create({ collection: 'toplists', draft: status === 'draft', data });
    };
    expect(await refusal(list([]))).toMatch('La lista no tiene ningún puesto');
    expect(await refusal(list([{ partner }, { partner, startsAt: dayFromNow(3) }]))).toMatch('ya está en el puesto 1 en las mismas fechas');
    await expect(
      list([
        { partner, endsAt: dayFromNow(3) },
        { partner, startsAt: dayFromNow(3) },
      ]),
    ).resolves.toBeTruthy();
    await expect(list([], 'draft')).resolves.toBeTruthy();
  });

  it('a page without a block, in each language', async () => {
    const empty = { ...samplePage('Vacía', '/vacia/'), content: [] };
    expect(await refusal(studio.payload.create({ collection: 'pages', data: empty }))).toMatch('no tiene ningún bloque');
    const { id } = await studio.payload.create({ collection: 'pages', data: samplePage('Llena', '/llena/') });
    const english = { collection: 'pages', id, locale: 'en', data: { title: 'Full', slug: '/en/full/', ...published } } as const;
    expect(await refusal(studio.payload.update(english))).toMatch('no tiene ningún bloque');
    await expect(studio.payload.update({ ...english, draft: true, data: { title: 'Full', slug: '/en/full/' } })).resolves.toBeTruthy();
    await expect(studio.payload.update({ ...english, data: { ...english.data, content: sampleContent } })).resolves.toBeTruthy();
  });
});

it.each<[CollectionSlug, object, object]>([
  ['pages', samplePage('Bonos', '/bonos/'), { internalName: 'Bonos (copia)', slug: '/bonos-copia/' }],
  ['partners', samplePartner('casino-sur'), { name: 'casino-sur (copia)', slug: 'casino-sur-copia' }],
  ['offers', sampleOffer(partner, 'giros'), { titlePreview: '100 % hasta $300.000 (copia)', afflinkProxy: 'giros-copia' }],
  [
    'toplists',
    { name: 'Inicio', identifier: 'home', entries: [{ partner }], ...published },
    { name: 'Inicio (copia)', identifier: 'home-copia' },
  ],
  ['payment-methods', { name: 'Khipu', internalName: 'khipu' }, { name: 'Khipu (copia)', internalName: 'khipu-copia' }],
  ['redirects', { from: '/antes', to: '/bonos/', status: '301' }, { from: '/antes-copia/' }],
  ['microcopy', { key: 'show_more', value: 'Ver más' }, { key: 'show_more_copia' }],
])('a copy of %s is named so, and its keys are free', async (collection, data, copy) => {
  const { id } = await studio.payload.create({ collection, locale: 'es_CL', data: data as never });
  expect(await studio.payload.duplicate({ collection, id, locale: 'es_CL' })).toMatchObject(copy);
});

describe('a copy of what is published', () => {
  const record = { kind: 'licence', partner, day: dayFromNow(-9), timeToLive: 365, checks: [{ name: 'Figura', holds: 'yes' }] };
  const band = { upTo: null, floor: 0, ceiling: 10 };
  const criteria = [{ key: 'trust', name: 'Confianza', weight: 100, measure: 'failedChecks', bands: [band] }];
  const method = { version: 1, day: dayFromNow(-9), reason: 'Así se calcula.', scale: 'middle', criteria };
  const samples: Partial<Record<CollectionSlug, object>> = {
    pages: samplePage('Copiada', '/copiada/'),
    partners: samplePartner('copiado'),
    offers: sampleOffer(partner, 'copiada'),
    toplists: { name: 'Copiada', identifier: 'copiada', entries: [{ partner }], ...published },
    records: { ...record, ...published },
    'rating-methods': { ...method, ...published },
    releases: { name: 'Copiada', items: [{ relationTo: 'partners', value: partner }], ...published },
  };
  const statusesOf = ({ _status }: { _status?: unknown }) => (typeof _status === 'object' ? Object.values(_status ?? {}) : [_status]);
  const withDrafts = Object.values(studio.payload.config.collections).filter(({ versions }) => Boolean(versions?.drafts));

  it.each(withDrafts.map(({ slug }) => slug))('of %s is a draft in every language', async (collection) => {
    const { payload } = studio;
    const { id } = await payload.create({ collection, locale: 'es_CL', data: samples[collection] as never });
    if (collection === 'pages')
      for (const [locale, slug] of [['en', '/en/copied/'] as const, ['fr_CA', '/fr/copie/'] as const])
        await payload.update({ collection, id, locale, data: { title: 'Copy', slug, content: sampleContent, ...published } });
    const headers = await logIn(studio, 'administrator', collection);
    for (const query of ['', '?draft=false', '?locale=en', '?draft=true&locale=es_CL']) {
      const answer = await callStudio(studio, `${collection}/${id}/duplicate${query}`, json({}, headers));
      expect(answer.status, query).toBe(200);
      const { doc } = (await answer.json()) as { doc: { id: number } };
      for (const draft of [false, true]) {
        const copy: object = await payload.findByID({ collection, id: doc.id, locale: 'all', draft });
        expect([...new Set(statusesOf(copy))], query).toEqual(['draft']);
      }
      await payload.delete({ collection, id: doc.id });
    }
  });
});

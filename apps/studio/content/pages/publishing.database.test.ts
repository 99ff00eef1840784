import { dayInMarket } from '@lupa/domain/market.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishLater } from '../../core/publish/publishLater.ts';
import { published, refusal, sampleContent, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';

let studio: Studio;
let partner: number;
const dayFromNow = (days: number) => `${dayInMarket(new Date(Date.now() + days * 24 * 3_600_000))}T12:00:00.000Z`;

beforeAll(async () => {
  studio = await startStudio();
  partner = (await studio.payload.create({ collection: 'partners', data: samplePartner('casino-andino') })).id;
});
afterAll(() => studio.close());

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

describe('a copy', () => {
  it('of a page, a casino, an offer, a list and a payment method is named so, and keys are free', async () => {
    const { payload } = studio;
    const page = await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Bonos', '/bonos/') });
    expect(await payload.duplicate({ collection: 'pages', id: page.id, locale: 'es_CL' })).toMatchObject({
      internalName: 'Bonos (copia)',
      slug: '/bonos-copia/',
    });
    expect(await payload.duplicate({ collection: 'partners', id: partner })).toMatchObject({
      name: 'casino-andino (copia)',
      slug: 'casino-andino-copia',
    });
    const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner, 'giros') });
    expect(await payload.duplicate({ collection: 'offers', id: offer.id })).toMatchObject({
      titlePreview: '100 % hasta $300.000 (copia)',
      afflinkProxy: 'giros-copia',
    });
    const list = { name: 'Inicio', identifier: 'home', entries: [{ partner }], ...published };
    const toplist = await payload.create({ collection: 'toplists', data: list });
    expect(await payload.duplicate({ collection: 'toplists', id: toplist.id })).toMatchObject({
      name: 'Inicio (copia)',
      identifier: 'home-copia',
    });
    const method = await payload.create({ collection: 'payment-methods', data: { name: 'Khipu', internalName: 'khipu' } });
    expect(await payload.duplicate({ collection: 'payment-methods', id: method.id })).toMatchObject({
      name: 'Khipu (copia)',
      internalName: 'khipu-copia',
    });
  });

  it('of a redirect and a short text has a key of its own', async () => {
    const { payload } = studio;
    const redirect = await payload.create({ collection: 'redirects', data: { from: '/antes', to: '/bonos/', status: '301' } });
    expect(await payload.duplicate({ collection: 'redirects', id: redirect.id })).toMatchObject({ from: '/antes-copia/' });
    const text = await payload.create({ collection: 'microcopy', data: { key: 'show_more', value: 'Ver más' } });
    expect(await payload.duplicate({ collection: 'microcopy', id: text.id })).toMatchObject({ key: 'show_more_copia' });
  });
});

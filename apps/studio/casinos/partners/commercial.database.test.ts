// Requirements: 10.28.
import { createHash } from 'node:crypto';
import { dayInMarket } from '@lupa/domain/market.ts';
import { describe, expect, it } from 'vitest';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { pixel, published, refusal, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();

describe('what is refused', () => {
  const partner = (slug: string, extra: object = {}) =>
    studio.payload.create({ collection: 'partners', data: { ...samplePartner(slug), ...extra } });

  it('a licence without its source', async () => {
    expect(await refusal(partner('sin-fuente', { license: 'Curazao' }))).toBe('Falta la fuente de la licencia.');
    const facts = [{ attribute: 'license', source: 'https://registro.example/', verifiedOn: '2026-10-20T12:00:00.000Z' }];
    await expect(partner('con-fuente', { license: 'Curazao', facts })).resolves.toMatchObject({ license: 'Curazao' });
  });

  it('values that cannot be, at their field', async () => {
    const sourced = ['license', 'payoutTime'].map((attribute) => ({
      attribute,
      source: 'https://registro.example/',
      verifiedOn: '2026-10-20T12:00:00.000Z',
    }));
    const refused: [stated: object, message: string][] = [
      [{ licenceAuthority: 'curacao', facts: [] }, 'Falta la fuente de la licencia.'],
      [{ payoutTimeUnit: 'immediate', facts: [] }, 'Falta la fuente del plazo de retiro.'],
      [{ licenceNumber: '8048/JAZ' }, 'Elige también quién la dio.'],
      [{ licenceAuthority: 'other' }, 'Escribe quién la dio.'],
      [{ minimumDeposit: 0 }, 'Escribe un número entero mayor que cero.'],
      [{ minimumDeposit: 0.5 }, 'Escribe un número entero mayor que cero.'],
      [{ maximumWithdrawal: 5000 }, 'Elige al lado si es por retiro, día, semana o mes.'],
      [{ payoutTimeUnit: 'hours', payoutTimeFrom: 48, payoutTimeTo: 47 }, 'No puede ser menos que «desde».'],
      [{ payoutTimeUnit: 'hours', payoutTimeFrom: 0.5, payoutTimeTo: 1 }, 'Escribe un número entero.'],
      [{ depositTimeUnit: 'hours', depositTimeFrom: -1, depositTimeTo: 1 }, 'No puede ser menos que cero.'],
      [{ depositTimeUnit: 'hours', depositTimeTo: 0 }, 'Debe ser mayor que cero.'],
      [{ depositTimeUnit: 'hours' }, 'Escribe hasta cuánto.'],
    ];
    for (const [stated, message] of refused)
      expect(await refusal(partner('imposible', { facts: sourced, ...stated })), JSON.stringify(stated)).toBe(message);
    const least = {
      minimumDeposit: 1,
      maximumWithdrawal: 1,
      maximumWithdrawalPer: 'withdrawal',
      licenceAuthority: 'curacao',
      licenceNumber: '1',
    };
    const shortest = { payoutTimeUnit: 'hours', payoutTimeFrom: 1, payoutTimeTo: 1, depositTimeUnit: 'immediate', depositTimeFrom: -1 };
    await expect(partner('posible', { facts: sourced, ...least, ...shortest })).resolves.toMatchObject({ minimumDeposit: 1 });
  });

  it('a source that is the review of the casino itself, of a fact and of a record', async () => {
    const review = await studio.payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Reseña', '/resenas/propia/') });
    const sourced = (slug: string, source: string) =>
      partner(slug, {
        license: 'Curazao',
        reviewPage: review.id,
        facts: [{ attribute: 'license', source, verifiedOn: '2026-10-20T12:00:00.000Z' }],
      });
    for (const own of ['/resenas/propia/', 'http://localhost:3000/resenas/propia'])
      expect(await refusal(sourced('propia', own)), own).toMatch('no es fuente de lo que ella misma dice');
    const { id } = await sourced('propia', '/resenas/propia/#registro-4');
    const record = (source: string) =>
      studio.payload.create({
        collection: 'records',
        data: {
          kind: 'licence',
          partner: id,
          day: '2026-10-20T12:00:00.000Z',
          timeToLive: 365,
          checks: [{ name: 'Figura en el registro', holds: 'yes' }],
          source,
          ...published,
        },
      });
    expect(await refusal(record('/resenas/propia/'))).toMatch('no es fuente de lo que ella misma dice');
    await expect(record('https://registro.example/')).resolves.toBeTruthy();
  });

  it('a second offer of a casino with the same way out, and one without a source', async () => {
    const { id } = await partner('casino-ofertas');
    const offer = (proxy: string, extra: object = {}) =>
      studio.payload.create({ collection: 'offers', data: { ...sampleOffer(id, proxy), ...extra } });
    await offer('bienvenida');
    expect(await refusal(offer('bienvenida'))).toBe('Este casino ya tiene una oferta con este camino.');
    expect(await refusal(offer('Con Espacios'))).toMatch('minúsculas');
    expect(await refusal(offer('http', { trackingUrl: 'http://track.example/' }))).toMatch('https://');
    expect(await refusal(offer('markup', { trackingUrl: 'https://x.example/"><svg onload=..>' }))).toMatch('tiene espacios');
    expect(await refusal(offer('nada', { fact: {} }))).toMatch('fuente');
  });

  it('an offer of another casino in a toplist, and a place that ends before it starts', async () => {
    const [one, two] = [await partner('casino-a'), await partner('casino-b')];
    const offer = await studio.payload.create({ collection: 'offers', data: sampleOffer(two.id, 'bono') });
    const toplist = (entry: object) =>
      studio.payload.create({
        collection: 'toplists',
        data: { name: 'Lista', identifier: 'lista', entries: [{ partner: one.id, ...entry }], ...published },
      });
    expect(await refusal(toplist({ offer: offer.id }))).toBe('Esta oferta es de otro casino.');
    const backwards = { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' };
    expect(await refusal(toplist(backwards))).toBe('El término tiene que ser posterior al inicio.');
    await expect(toplist({ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-02T00:00:00.000Z' })).resolves.toBeTruthy();
  });
});

it('a capture in place of an address is published with the day on which it came in and its hash', async () => {
  const { payload, pool } = studio;
  const media = await payload.create({ collection: 'media', data: { isDecorative: true }, file: pixel });
  const fact = { attribute: 'license' as const, verifiedOn: '2026-10-20T12:00:00.000Z' };
  const data = samplePartner('con-captura', { license: 'Curazao' });
  expect(await refusal(payload.create({ collection: 'partners', data: { ...data, facts: [fact] } }))).toMatch('o pon una captura');
  const { id } = await payload.create({ collection: 'partners', data: { ...data, facts: [{ ...fact, capture: media.id }] } });
  const [document] = await readDocuments(pool, `partners:${id}`);
  const day = dayInMarket(new Date(media.storedAt ?? ''));
  const sha256 = createHash('sha256').update(pixel.data).digest('hex');
  const capture = { src: `media/${media.filename}`, day, sha256 };
  expect(document?.body).toMatchObject({ attributes: { facts: { license: { source: null, verifiedOn: '2026-10-20', capture } } } });
});

describe('an offer for some territories alone', () => {
  it('is published with them, and sites hear when they change', async () => {
    const { payload, pool } = studio;
    const { id: partner } = await payload.create({
      collection: 'partners',
      data: { ...samplePartner('casino-territorial'), ...published },
    });
    const data = { ...sampleOffer(partner, 'bienvenida'), territories: [' cl', 'CA-ON', 'CL'], ...published };
    let id = 0;
    const tagsOf = async (act: () => Promise<{ id: number }>) => (await collectChanges(pool, async () => ({ id } = await act()))).flat();
    const change = (changes: object) => payload.update({ collection: 'offers', id, data: { ...changes, ...published } });
    expect(await tagsOf(() => payload.create({ collection: 'offers', data }))).toContain('territories');
    const [offer] = await readDocuments(pool, `offers:${id}`);
    expect(offer?.body['territories']).toEqual(['CL', 'CA-ON']);
    expect(await tagsOf(() => change({ titlePreview: '50 giros' }))).not.toContain('territories');
    expect(await tagsOf(() => change({ territories: [] }))).toContain('territories');
  });
});

describe('versions of offers and toplists', () => {
  let count = 0;
  const createPartner = async () =>
    (await studio.payload.create({ collection: 'partners', data: samplePartner(`con-puesto-${++count}`) })).id;

  it('are all kept', async () => {
    const { id } = await studio.payload.create({
      collection: 'toplists',
      data: { name: 'Historia', identifier: 'historia', entries: [{ partner: await createPartner() }], ...published },
    });
    for (const name of ['dos', 'tres', 'cuatro']) await studio.payload.update({ collection: 'toplists', id, data: { name, ...published } });
    const { docs } = await studio.payload.findVersions({ collection: 'toplists', where: { parent: { equals: id } }, sort: 'createdAt' });
    expect(docs.map(({ version }) => version.name)).toEqual(['Historia', 'dos', 'tres', 'cuatro']);
  });

  it('stay when a list is taken from the site with the button of the admin', async () => {
    const { id } = await studio.payload.create({
      collection: 'toplists',
      data: { name: 'Retirada', identifier: 'retirada', entries: [{ partner: await createPartner() }], ...published },
    });
    await studio.payload.update({ collection: 'toplists', id, data: { _status: 'draft' }, unpublishAllLocales: true });
    const { docs } = await studio.payload.findVersions({ collection: 'toplists', where: { parent: { equals: id } }, sort: 'createdAt' });
    expect(docs.map(({ version }) => version._status)).toEqual(['published', 'draft']);
    const { rows } = await studio.pool.query(`select 1 from delivery.documents where source = 'toplists:' || $1`, [id]);
    expect(rows).toEqual([]);
  });
});

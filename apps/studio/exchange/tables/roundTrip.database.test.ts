import { describe, expect, it } from 'vitest';
import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { paragraph, pixel, published, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { exchangeKinds } from './kinds.ts';
import { download, preview, readRows } from './testExchange.ts';

const studio = await testStudio();
const own = await logIn(studio, 'administrator');
await fillStudio();

async function fillStudio(): Promise<void> {
  const { payload } = studio;
  const logo = await payload.create({ collection: 'media', data: { alt: 'Logo' }, file: pixel });
  const page = await payload.create({ collection: 'pages', data: samplePage('Reseña', '/resenas/casino-andino/') });
  const author = await payload.create({ collection: 'authors', data: { name: 'Antonia Pérez' } });
  const method = await payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay' } });
  const other = await payload.create({ collection: 'partners', data: samplePartner('casino-austral') });
  const partner = await payload.create({
    collection: 'partners',
    data: {
      ...samplePartner('casino-andino'),
      logo: logo.id,
      description: paragraph('Un casino con *asteriscos* y «comillas».'),
      pros: [{ text: 'Paga rápido; siempre' }, { text: 'Tuberías | y barras' }],
      customerServices: ['Chat', 'Correo'],
      supportedGameTypes: ['SLOTS'],
      softwareProviders: [3, 12],
      reputation: '=1+1',
      established: "'@2019",
      license: 'Curazao',
      licenceAuthority: 'other',
      licenceAuthorityOther: 'Vanuatu',
      licenceNumber: '0012',
      minimumDeposit: 10_000,
      maximumWithdrawal: 6_000_000,
      maximumWithdrawalPer: 'month',
      depositTimeUnit: 'hours',
      depositTimeFrom: 0,
      depositTimeTo: 24,
      devices: ['computer', 'androidApp'],
      languages: ['es', 'no'],
      depositPaymentMethods: [method.id],
      facts: [{ attribute: 'license', source: 'https://registro.example/', verifiedOn: '2026-10-20T12:00:00.000Z' }],
      recommendedPartner: other.id,
      reviewPage: page.id,
      scoreMoves: [],
    },
  });
  await payload.update({
    collection: 'partners',
    id: other.id,
    draft: true,
    data: { scoreMoves: [{ criterion: 'payments', score: 7.5, day: '2026-11-02T12:00:00.000Z', reason: 'Demoró', by: author.id }] },
  });
  const offer = await payload.create({
    collection: 'offers',
    data: {
      ...sampleOffer(partner.id, 'bienvenida'),
      terms: 'Dos líneas,\r\ncon "comillas"; y punto y coma',
      rollover: 30.5,
      currency1: ['CLP', 'USD'],
      expiration: '2099-01-31T12:00:00.000Z',
      gameWeights: [{ gameType: 'SLOTS', share: 100 }],
    },
  });
  await payload.create({ collection: 'offers', draft: true, data: { ...sampleOffer(other.id, 'recarga'), _status: 'draft' } });
  await payload.create({
    collection: 'toplists',
    data: {
      name: 'Portada',
      identifier: 'home',
      orderedBy: 'editor',
      entries: [
        { partner: partner.id, offer: offer.id, startsAt: '2026-12-01T03:00:00.000Z', endsAt: '2027-01-15T12:30:00.000Z' },
        { partner: other.id },
      ],
      highlight: { partner: other.id },
      ...published,
    },
  });
  await payload.create({ collection: 'toplists', draft: true, data: { name: 'Vacía', identifier: 'vacia' } });
  const checked = { partner: partner.id, day: '2026-11-02T12:00:00.000Z', by: author.id, timeToLive: 365, ...published };
  const corrections = [{ day: '2026-11-04T12:00:00.000Z', was: '"3", o menos', reason: 'Estaba mal' }];
  const moments = { askedAt: '2026-11-01T17:30:00.000Z', approvedAt: null, receivedAt: '2026-11-02T12:05:07.000Z' };
  await payload.create({
    collection: 'records',
    data: { ...checked, kind: 'withdrawal', transfer: { method: method.id, amount: 20_000, ...moments }, note: 'Dos\nlíneas', corrections },
  });
  const checks = [{ name: 'Figura: en el registro', holds: 'no' as const }];
  await payload.create({ collection: 'records', data: { ...checked, kind: 'licence', checks, isWithdrawn: true, capture: logo.id } });
  await payload.create({ collection: 'records', draft: true, data: { kind: 'games', _status: 'draft' } as never });
  await payload.create({ collection: 'redirects', data: { from: '/bonos-viejos/', to: '/resenas/casino-andino/', status: '301' } });
  const text = await payload.create({ collection: 'microcopy', data: { key: 'show_more', value: 'Ver más' } });
  await payload.update({ collection: 'microcopy', id: text.id, locale: 'en', data: { value: 'Show more' } });
}

describe.each(exchangeKinds)('%s', (kind) => {
  const formats = kind === 'offers' ? ['csv', 'csv?separator=comma', 'csv?separator=tab', 'json'] : ['csv', 'json'];
  it.each(formats)('come back from %s without a change', async (format) => {
    const file = await download(studio, own, `${kind}.${format}`);
    const { id, counts, reading } = await preview(studio, own, kind, file);
    const rows = await readRows(studio, own, id);
    expect({ ...counts, rows: rows.filter(({ verdict }) => verdict === 'error') }).toMatchObject({ new: 0, changed: 0, error: 0 });
    expect(counts.same).toBe((await studio.payload.count({ collection: kind })).totalDocs);
    expect(reading.unknown).toEqual([]);
  });
});

describe('a file', () => {
  it('names documents by their keys, and protects what a spreadsheet would compute', async () => {
    const file = await download(studio, own, 'partners.csv');
    expect(file.startsWith('\uFEFFslug;_status;name;')).toBe(true);
    const [andino = ''] = file.split('\r\n').filter((line) => line.startsWith('casino-andino;published;'));
    for (const cell of [
      "'=1+1",
      "''@2019",
      'webpay',
      '/resenas/casino-andino/',
      'casino-austral',
      '2026-10-20',
      String.raw`Tuberías \| y barras`,
    ])
      expect(andino).toContain(cell);
    const offers = await download(studio, own, 'offers.csv?separator=comma');
    expect(offers).toContain('"Dos líneas,\ncon ""comillas""; y punto y coma"');
    expect(offers).toContain(',30.5,');
  });

  it('has a row for each place of a toplist, by the clock of Chile', async () => {
    const [head, ...rows] = (await download(studio, own, 'toplists.csv')).trim().split('\r\n');
    expect(head).toMatch(/^identifier;_status;position;partner;offer;startsAt;endsAt;name/);
    expect(rows.map((row) => row.split(';').slice(0, 7).join(';'))).toEqual([
      'home;published;1;casino-andino;casino-andino/bienvenida;2026-12-01 00:00;2027-01-15 09:30',
      'home;published;2;casino-austral;;;',
      'home;published;destacado;casino-austral;;;',
      'vacia;draft;;;;;',
    ]);
  });

  it('has a column for each language of a text', async () => {
    const [entry] = JSON.parse(await download(studio, own, 'microcopy.json')) as unknown[];
    expect(entry).toEqual({
      key: 'show_more',
      'value.es_CL': 'Ver más',
      'value.en': 'Show more',
      'value.fr_CA': null,
      'value.de_DE': null,
    });
  });

  it('holds what the list shows', async () => {
    const keys = async (query: string) =>
      (JSON.parse(await download(studio, own, `offers.json?${query}`)) as { afflinkProxy: string }[]).map(
        ({ afflinkProxy }) => afflinkProxy,
      );
    expect(await keys('')).toEqual(['bienvenida', 'recarga']);
    expect(await keys('where[_status][equals]=draft')).toEqual(['recarga']);
    expect(await keys('search=nada')).toEqual([]);
    expect(await keys('sort=-afflinkProxy')).toEqual(['recarga', 'bienvenida']);
  });

  it('is for people with a login', async () => {
    expect((await callStudio(studio, 'exchange/offers.csv')).status).toBe(401);
    expect((await callStudio(studio, 'exchange/users.csv', { headers: own })).status).toBe(404);
    expect((await callStudio(studio, 'exchange/offers.csv?separator=x', { headers: own })).status).toBe(400);
  });
});

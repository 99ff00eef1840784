import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { describe, expect, it } from 'vitest';
import { sampleOffer, samplePage, samplePartner, published } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { loadClick } from './loadClick.ts';
import { loadReport } from './loadReport.ts';
import { insertClicks, insertDaily, sampleClick } from './testClicks.ts';

const now = new Date('2026-11-21T15:00:00Z');
const traced = sampleClick({
  id: '5400-1794322800000-00000000000000ff',
  responseId: 'home.3.abc',
  position: 2,
  cclid: '=cmd',
  country: 'AR',
});

const studio = await testStudio();
const { payload, pool } = studio;
const people = {
  affiliateManager: await logIn(studio, 'affiliateManager'),
  editor: await logIn(studio, 'editor'),
  administrator: await logIn(studio, 'administrator'),
};
const partner = await payload.create({ collection: 'partners', data: { ...samplePartner('casino-andino'), name: 'Casino Andino' } });
const offer = await payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
const offerId = String(offer.id);
await payload.create({
  collection: 'toplists',
  data: { name: 'Portada', identifier: 'home', entries: [{ partner: partner.id }], ...published },
});
await payload.create({ collection: 'pages', data: samplePage('Inicio', '/') });
await pool.query(
  `insert into delivery.toplist_responses (response_id, identifier, version, entries) values ('home.3.abc', 'home', 3, $1)`,
  [
    JSON.stringify([
      { partner: 'casino-perdido', offer: '99' },
      { partner: 'casino-andino', offer: offerId },
    ]),
  ],
);
await insertClicks(pool, [
  { ...traced, offerId },
  sampleClick({ offerId }),
  sampleClick({ offerId, botClass: 'bot', botReason: 'googlebot' }),
  sampleClick({ offerId, botClass: 'repeat' }),
  sampleClick({ offerId, botClass: 'suspicious', botReason: 'placement refused' }),
  sampleClick({
    partnerSlug: 'casino-perdido',
    afflinkProxy: 'bono',
    offerId: '99',
    toplist: 'vieja',
    at: new Date('2026-11-12T15:00:00Z'),
  }),
]);
await insertDaily(pool, { day: '2026-08-01', offerId, clicks: 7 });

const report = (query: string) => loadReport(studio.payload, Object.fromEntries(new URLSearchParams(query)), now);

describe('the report', () => {
  it('calls things by their names, and what is gone by its slug', async () => {
    const partners = await report('by=partner');
    expect(
      partners.rows.map(({ name, human, repeat, suspicious, robots, share }) => [name, human, repeat, suspicious, robots, share]),
    ).toEqual([
      ['Casino Andino', 2, 1, 1, 1, 2 / 3],
      ['casino-perdido', 1, 0, 0, 0, 1 / 3],
    ]);
    expect((await report('by=offer')).rows.map(({ name, detail }) => [name, detail])).toEqual([
      ['100 % hasta $300.000', 'Casino Andino · casino-andino/bienvenida'],
      ['casino-perdido/bono', 'oferta 99, ya no está en el estudio'],
    ]);
    expect((await report('by=toplist')).rows.map(({ name }) => name)).toEqual(['Portada', 'vieja']);
  });

  it('leads from a casino to its offers, and from there to the pages, with the period kept', async () => {
    const [andino] = (await report('by=partner&from=2026-11-01&to=2026-11-20')).rows;
    expect(andino?.url).toBe('/admin/clicks?by=offer&from=2026-11-01&to=2026-11-20&partner=casino-andino');
    const next = await report(andino?.url?.split('?')[1] ?? '');
    expect(next.totals.human).toBe(2);
    expect(next.chosen.map(({ label, value }) => [label, value])).toEqual([['Casino', 'Casino Andino']]);
    expect(next.rows[0]?.url).toContain(`by=page`);
    expect(next.rows[0]?.url).toContain(`offer=${offerId}`);
  });

  it('asks of clicks outside any toplist on which pages they were', async () => {
    await insertClicks(studio.pool, [sampleClick({ at: new Date('2026-05-01T15:00:00Z'), toplist: null, position: null })]);
    const [outside] = (await report('by=toplist&from=2026-05-01&to=2026-05-01')).rows;
    expect(outside).toMatchObject({ name: 'Fuera de una toplist', url: '/admin/clicks?by=page&from=2026-05-01&to=2026-05-01&toplist=-' });
    expect((await report(outside?.url?.split('?')[1] ?? '')).rows.map(({ name, human }) => [name, human])).toEqual([['/', 1]]);
    await studio.pool.query(`delete from clicks.clicks where at < '2026-06-01'`);
  });

  it('is there while somebody writes an offer that has no casino yet', async () => {
    const { id } = await studio.payload.create({ collection: 'offers', draft: true, data: { titlePreview: 'Sin casino' } });
    expect((await report('by=offer')).rows.length).toBeGreaterThan(0);
    await studio.payload.delete({ collection: 'offers', id });
  });

  it('has every day, and compares with the same number of days before', async () => {
    const { rows, days, before, totals } = await report('from=2026-11-11&to=2026-11-13');
    expect(rows.map(({ human }) => human)).toEqual([0, 1, 0]);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-11', '2026-11-12', '2026-11-13']);
    expect([totals.human, before]).toEqual([1, { from: '2026-11-08', to: '2026-11-10', human: 2 }]);
  });

  it('sorts by each group of clicks', async () => {
    for (const column of ['repeat', 'suspicious', 'robots']) {
      expect((await report(`by=partner&sort=-${column}`)).rows[0]?.name, column).toBe('Casino Andino');
      expect((await report(`by=partner&sort=${column}`)).rows[0]?.name, column).toBe('casino-perdido');
    }
  });

  it('says how many clicks of the period were lost', async () => {
    await studio.pool.query(`insert into clicks.lost values ('a', '2026-06-01T15:00:00Z', 3), ('b', '2026-06-02T15:00:00Z', 4)`);
    expect((await report('from=2026-06-01&to=2026-06-02')).lost).toBe(7);
    expect((await report('from=2026-06-01&to=2026-06-01&partner=casino-andino')).lost).toBe(3);
    expect((await report('')).lost).toBe(0);
  });

  it('sorts by name as Spanish does, and places as numbers', async () => {
    expect((await report('by=partner&sort=-name')).rows.map(({ name }) => name)).toEqual(['casino-perdido', 'Casino Andino']);
    await insertClicks(
      studio.pool,
      [2, 10, 1].map((position) => sampleClick({ at: new Date('2026-03-01T15:00:00Z'), position })),
    );
    const places = await report('by=position&from=2026-03-01&to=2026-03-01');
    expect(places.rows.map(({ name }) => name)).toEqual(['Puesto 1', 'Puesto 2', 'Puesto 10']);
    await studio.pool.query(`delete from clicks.clicks where at < '2026-04-01'`);
  });

  it('never holds the key of a visitor or the tracking address of an offer', async () => {
    const text = JSON.stringify([
      await report('by=offer'),
      [...(await report('by=offer')).names.offers],
      await loadClick(studio.payload, traced.id),
    ]);
    expect(text).not.toContain('visitor-');
    expect(text).not.toContain('track.example');
  });
});

describe('one click', () => {
  it.each([traced.id, ` ${traced.id.slice(0, 9)} ${traced.id.slice(9)}\n`, `"${traced.id.toUpperCase()}"`])(
    'is found as %j',
    async (pasted) => {
      expect(await loadClick(studio.payload, pasted)).toMatchObject({
        kind: 'found',
        click: { id: traced.id, position: 2, country: 'AR' },
      });
    },
  );

  it('shows the list that was seen, with its place in it', async () => {
    const found = await loadClick(studio.payload, traced.id);
    expect(found).toMatchObject({
      seen: {
        identifier: 'home',
        version: 3,
        entries: [
          { position: 1, partner: 'casino-perdido', offer: 'oferta 99', wasClicked: false },
          { position: 2, partner: 'Casino Andino', offer: '100 % hasta $300.000', wasClicked: true },
        ],
      },
    });
  });

  it('that is not there: says whether it is too old, mistyped or no id at all', async () => {
    const search = async (id: string) => loadClick(studio.payload, id);
    expect(await search('5400-1775000000000-0123456789abcdef')).toMatchObject({ kind: 'reduced', day: '2026-03-31' });
    expect(await search('5400-1795000000000-0123456789abcdef')).toMatchObject({ kind: 'unknown' });
    for (const id of ['hola', '5400-1', `${traced.id}/x`, "5400-1794322800000-' or 1=1"])
      expect(await search(id)).toMatchObject({ kind: 'malformed' });
  });
});

describe('the names', () => {
  it('are read of what a report shows, and of the offers to choose from', async () => {
    const other = await payload.create({ collection: 'partners', data: samplePartner('casino-lejano') });
    const far = await payload.create({ collection: 'offers', data: sampleOffer(other.id, 'lejos') });
    const found = await loadClick(payload, traced.id);
    expect(found.kind === 'found' && [...found.names.offers.keys()]).toEqual([offerId]);
    expect([...(await report('by=offer&partner=casino-andino')).names.offers.keys()]).toEqual([offerId]);
    expect([...(await report('by=partner')).names.offers.keys()].toSorted()).toEqual([offerId, String(far.id)].toSorted());
    await pool.query(
      `insert into delivery.documents (kind, key, locale, source, body)
       select 'page', path, 'es_CL', 'test:' || path, jsonb_build_object('content', jsonb_build_array(jsonb_build_object('id', path, 'type', 'usefulLinks')))
       from unnest(array['/cerca/', '/lejos/']) path`,
    );
    const near = await report('by=block&page=/cerca/');
    expect([...near.names.blocks.keys()]).toEqual(['/cerca/']);
    expect(near.pages).toEqual(expect.arrayContaining(['/cerca/', '/lejos/']));
  });
});

describe('the files', () => {
  const request = (path: string, role?: keyof typeof people) => callStudio(studio, path, { headers: role ? people[role] : {} });

  it.each(['clicks/report.csv', 'clicks/clicks.csv'])('%s is for those who may see clicks', async (path) => {
    expect((await request(path)).status).toBe(401);
    expect((await request(path, 'editor')).status).toBe(403);
    expect((await request(path, 'affiliateManager')).status).toBe(200);
    expect((await request(path, 'administrator')).status).toBe(200);
  });

  it('hold the report, over raw clicks and daily sums', async () => {
    const answer = await request('clicks/report.csv?by=partner&from=2026-08-01&to=2026-11-21', 'affiliateManager');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="clics-por-partner-2026-08-01-2026-11-21.csv"');
    expect([...new Uint8Array(await answer.clone().arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await answer.text()).toBe(
      [
        'Casino;Detalle;Clave;Clics de personas;% de los clics de personas;Repetidos;Sospechosos;Robots;Programas (de los robots);Vistas previas (de los robots);Precargas (de los robots)',
        'Casino Andino;casino-andino;casino-andino;9;90;1;1;1;1;0;0',
        'casino-perdido;ya no está en el estudio;casino-perdido;1;10;0;0;0;0;0;0',
        '',
      ].join('\r\n'),
    );
  });

  it('hold clicks one by one, without anything a spreadsheet would compute', async () => {
    const text = await (await request('clicks/clicks.csv?from=2026-11-10&to=2026-11-10', 'administrator')).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(6);
    const person = `${traced.id};2026-11-10 12:00:00;Persona;;Casino Andino;casino-andino;`;
    for (const part of [
      person,
      ';Robot;googlebot;Casino Andino;',
      ';Repetido;;Casino Andino;',
      ';Sospechoso;placement refused;',
      ";'=cmd;",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('visitor-');
  });

  it('are refused with the reason when the input is wrong', async () => {
    const answer = await request('clicks/report.csv?from=2026-11-20&to=2026-11-02', 'administrator');
    expect([answer.status, await answer.text()]).toEqual([400, 'El primer día es posterior al último. Cambia uno de los dos.\n']);
  });
});

// Requirements: 10.23.
import { offerVersionsExample } from '@lupa/contracts/offerVersion.ts';
import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { partnersBySlugExample } from '@lupa/contracts/toplist.ts';
import { expect, it } from 'vitest';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const review = '/resenas/casino-andino/';
const { services, site } = siteOfEachTest(({ answers }) => {
  answers.set('/fenix/offer-versions/', { json: offerVersionsExample });
  answers.set('/fenix/records/', { json: [casinoRecordExample] });
  answers.set('/fenix/partners-by-slug/', { json: partnersBySlugExample });
  answers.set('/fenix/reviews/', {
    json: [{ partnerSlug: 'casino-andino', path: review, title: 'Reseña', publishedDate: '2026-03-09T15:00:00+00:00' }],
  });
});

const idsOf = (text: string) => [...text.matchAll(/<entry><id>([^<]*)<\/id>/g)].map(([, id]) => id);

it('has all news of the site, the newest first, with the feed and its page', async () => {
  const { status, headers, text } = await site.get('/novedades.xml');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-tag': 'offer-versions,records,partners,corrections,routes,ratings',
    etag: expect.stringMatching(/^"/),
  });
  expect(idsOf(text)).toEqual([
    'https://lupacasino.example/novedades.xml#visita-41',
    expect.stringMatching(/#oferta-.+-\d+$/),
    'https://lupacasino.example/novedades.xml#resena-casino-andino',
  ]);
  expect(text).toContain('<title>Novedades de Ajeno</title><updated>2026-10-28T14:05:00.000Z</updated>');
  expect(text).toContain('<author><name>Ajeno</name><uri>https://lupacasino.example/</uri></author>');
  expect(text).toContain('<link rel="self" href="https://lupacasino.example/novedades.xml"/>');
  expect(text.match(/Veredicto: Lo recomendamos[.] Puntos de la licencia que fallan: 0[.] Así desde el 28 oct 2026</g)).toHaveLength(3);
});

it('is there for a casino below its review, with the same ids', async () => {
  const all = await site.get('/novedades.xml');
  const { status, headers, text } = await site.get(`${review}novedades.xml`);
  expect(status).toBe(200);
  expect(headers['cache-tag']).toBe('partner:casino-andino,corrections,routes,ratings');
  expect(idsOf(text)).toEqual(idsOf(all.text));
  expect(text).toContain(`<link rel="alternate" type="text/html" href="https://lupacasino.example${review}"/>`);
  expect((await site.get('/resenas/nadie/novedades.xml')).status).toBe(404);
});

it('is not sent again to whoever has it, by its tag or by its time', async () => {
  const { headers } = await site.get('/novedades.xml');
  const again = (name: string, value: string | undefined) => site.get('/novedades.xml', { headers: { [name]: value ?? '' } });
  expect((await again('if-none-match', headers.etag)).status).toBe(304);
  expect((await again('if-modified-since', headers['last-modified'])).status).toBe(304);
  expect((await again('if-modified-since', 'Thu, 01 Jan 2026 00:00:00 GMT')).status).toBe(200);
});

it('says that it cannot be read while a service is down', async () => {
  services.answers.set('/fenix/records/', { status: 500, json: {} });
  expect((await site.get('/novedades.xml')).status).toBe(503);
});

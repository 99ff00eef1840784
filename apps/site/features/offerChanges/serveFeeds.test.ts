// Requirements: 10.15.
import { offerVersionsExample } from '@lupa/contracts/offerVersion.ts';
import { partnersBySlugExample } from '@lupa/contracts/toplist.ts';
import { expect, it } from 'vitest';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site } = siteOfEachTest(({ answers }) => {
  answers.set('/fenix/offer-versions/', { json: offerVersionsExample });
  answers.set('/fenix/partners-by-slug/', { json: partnersBySlugExample });
});

it('is a JSON feed of all changes, and of those of a casino', async () => {
  const { status, headers, text } = await site.get('/datos/cambios-de-bonos/casino-andino.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/feed+json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-tag': 'partner:casino-andino,ratings',
  });
  expect(JSON.parse(text)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Cambios de los bonos de Casino Andino',
    authors: [{ name: 'Ajeno', url: 'https://lupacasino.example/' }],
    feed_url: 'https://lupacasino.example/datos/cambios-de-bonos/casino-andino.json',
    items: [
      {
        url: 'https://lupacasino.example/resenas/casino-andino/',
        title: expect.stringMatching(/^Casino Andino: 100/),
        content_text: expect.stringMatching(
          /^Rollover: 30x → 35x\n[^]*Vuelve en promedio: \$\S+ → \$\S+\n[^]*Peor para ti\nVeredicto: Lo recomendamos[.] Puntos de la licencia que fallan: 0[.] Así desde el 28 oct 2026$/,
        ),
        date_published: '2026-10-05T13:20:00.000Z',
      },
    ],
  });
  const all = await site.get('/datos/cambios-de-bonos.json');
  expect(all.headers['cache-tag']).toBe('offer-versions,ratings');
  expect(JSON.parse(all.text)).toMatchObject({ title: 'Cambios de los bonos', items: [{}] });
});

it('is an Atom feed that cannot be broken by a name', async () => {
  const [present, past] = offerVersionsExample;
  const titled = present?.offer && { ...present.offer, attributes: { ...present.offer.attributes, titlePreview: '<b>100 % & más</b>' } };
  services.answers.set('/fenix/offer-versions/', { json: [{ ...present, offer: titled }, past] });
  const { headers, text } = await site.get('/datos/cambios-de-bonos.atom');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="es-CL">/);
  expect(text).toContain('100 % &amp; más');
  expect(text).not.toContain('<b>');
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).toContain('<updated>2026-10-05T13:20:00.000Z</updated>');
});

it.each(['/datos/cambios-de-bonos.atom', '/datos/cambios-de-bonos/nadie.json'])('%s is not there without versions', async (path) => {
  services.answers.set('/fenix/offer-versions/', { json: [] });
  expect((await site.get(path)).status).toBe(404);
});

it('says that it cannot be read while the service is down', async () => {
  services.answers.set('/fenix/offer-versions/', { status: 500, json: {} });
  expect((await site.get('/datos/cambios-de-bonos.atom')).status).toBe(503);
});

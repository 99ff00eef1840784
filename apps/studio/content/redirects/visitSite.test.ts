import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { network } from '../../core/network/openLink.ts';
import { describeVisit, formatVisits, visitSite } from './visitSite.ts';

const answers: Record<string, [number, Record<string, string>, string?]> = {
  '/vieja.php?id=3': [301, { location: '/gu%C3%ADas/' }],
  '/gu%C3%ADas/': [200, { 'content-type': 'text/html' }, '<title>Guías</title>'],
  '/fuera/': [302, { location: 'https://otra.example/x' }],
  '/vuelta/': [301, { location: '/vuelta/' }],
  '/cerrada/': [410, {}],
};
const site = createServer(({ url = '' }, response) => {
  const [status, headers, body] = answers[url] ?? [404, {}];
  response.writeHead(status, headers).end(body);
});
await new Promise<void>((resolve) => {
  site.listen(0, '127.0.0.1', resolve);
});
afterAll(() => site.close());
const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

describe('a try on the site', () => {
  it.each([
    ['/vieja.php?id=3', ['«/vieja.php?id=3» lleva a «/guías/» (301).', '«/guías/» es la página «Guías» (200).']],
    ['/fuera/', ['«/fuera/» lleva a «https://otra.example/x» (302).']],
    ['/cerrada/', ['«/cerrada/» ya no existe (410).']],
    ['/nada/', ['«/nada/» no se encuentra (404).']],
    ['/%E0%A4%A/', ['«/%E0%A4%A/» no se encuentra (404).']],
    ['/vuelta/', Array.from({ length: 5 }, () => '«/vuelta/» lleva a «/vuelta/» (301).')],
    ['https://otra.example/', []],
    ['//otra.example/', []],
  ])('of %s says %j', async (from, said) => {
    expect(formatVisits(await visitSite(from, siteUrl, network))).toEqual(said);
  });

  it('says that the site does not answer', async () => {
    const silent = { ...network, open: () => Promise.reject(new Error('refused')) };
    expect(formatVisits(await visitSite('/x/', siteUrl, silent))).toEqual(['«/x/»: el sitio no respondió.']);
  });
});

it.each([
  [
    '/Vieja',
    '/guias',
    '301',
    'Quien abra «/vieja/» llega a «/guias/», para siempre (301). Vale también con una consulta detrás: «/vieja/?a=1».',
  ],
  [
    '/i.php?b=2&a=1',
    '/',
    '302',
    'Quien abra «/i.php?a=1&b=2» llega a «/», por un tiempo (302). Lo que dice de dónde viene (utm_source, gclid…) sigue en la dirección. Con otra consulta no pasa por aquí.',
  ],
  ['/x/', '/', '410', 'Quien abra «/x/» lee que esa página ya no existe (410). Vale también con una consulta detrás: «/x/?a=1».'],
  ['', '/', '301', null],
  ['/a/../b', '/', '301', null],
  ['/x/', undefined, '301', null],
])('of «%s» to «%s» (%s) the form says: %s', (from, to, status, said) => {
  expect(describeVisit({ from, to, status }, 'https://lupa.example')).toBe(said);
});

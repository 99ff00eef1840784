import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageTag } from '@lupa/contracts/tags.ts';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { PageDocument } from '../../page/PageDocument.tsx';
import { pageRequests, removePage, setPage } from '../../dev/testBed/foreignContent.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site } = siteOfEachTest((usual) => {
  setPage(usual, '/guías/retiros/', { title: 'Retiros: cuánto demoran' });
  return { rendering: { PageDocument } };
});
const path = '/gu%C3%ADas/retiros/';
const invented = `/cards${path}0123456789abcdef.png`;

async function cardPath(): Promise<string> {
  const { text } = await site.get(path);
  return new URL(/<meta property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '').pathname;
}

test('the card that a page names is a PNG of the size that it names, for ever, and for other sites too', async () => {
  const { status, headers, body } = await site.get(await cardPath());
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await site.get(await cardPath(), { method: 'HEAD' })).status).toBe(200);
});

test('an old or invented version leads to the present one, and is not drawn', async () => {
  const { status, headers } = await site.get(invented);
  expect(status).toBe(302);
  expect(headers['location']).toBe(await cardPath());
  const before = services.requests.length;
  for (let count = 0; count < 20; count++) await site.get(invented.replace('0123', String(1000 + count)));
  expect(services.requests.length).toBe(before);
  expect(await readdir(join(site.directory, 'cards'))).toEqual([]);
});

test('a page that changes has another card', async () => {
  const before = await cardPath();
  setPage(services, '/guías/retiros/', { title: 'Retiros, paso a paso' });
  services.publish(pageTag('/guías/retiros/'));
  await vi.waitFor(async () => expect(await cardPath()).not.toBe(before), 60_000);
  expect((await site.get(before)).headers['location']).toBe(await cardPath());
});

test.each([
  '/cards/',
  '/cards/no/existe/0123456789abcdef.png',
  `/cards${path}card.png`,
  `/cards${path}0123456789abcdef.jpg`,
  '/cards/GU%C3%8DAS/0123456789abcdef.png',
  '/cards//0123456789abcdef.png',
])('%s is no card', async (target) => {
  const { status, headers } = await site.get(target);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('invented pages ask for each page once', async () => {
  removePage(services, '/nada/');
  for (let count = 0; count < 5; count++) await site.get('/cards/nada/0123456789abcdef.png');
  expect(pageRequests(services, '/nada/')).toBe(1);
});

test('what has been drawn is shown while the services are down; anything else has to wait', async () => {
  const card = await cardPath();
  await site.get(card);
  await services.stop();
  expect((await site.get(card)).status).toBe(200);
  const { status, headers } = await site.get('/cards/resenas/0123456789abcdef.png');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
});

test('the manifest names the site, its colours and its icons', async () => {
  const { headers, text } = await site.get('/site.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  expect(JSON.parse(text)).toMatchObject({ name: 'Ajeno', lang: 'es-CL', theme_color: '#fbfaf7', start_url: '/' });
});

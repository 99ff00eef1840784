import type { RequestListener } from 'node:http';
import { isPublicAddress } from '@lupa/server/publicAddress.ts';
import { expect, onTestFinished, test } from 'vitest';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { fetchImage, FetchImageError } from './fetchImage.ts';
import { parseImageOrigins } from '@lupa/contracts/imagePath.ts';
import { createRemoteSource } from './remoteSource.ts';
import { picture, startTestImages } from './testImages.ts';
import { FileStore } from '@lupa/server/fileStore.ts';

const folder = useTestFolder();

async function startHost(listener: RequestListener): Promise<string> {
  const { port } = await serveForTest(listener);
  return `http://localhost:${port}`;
}

const limits = { maximumBytes: 100_000, timeout: 400, isAllowedAddress: () => true };

test('an image of an allowed host is fetched once, scaled, and outlives the host', async () => {
  let [asked, isUp, time] = [0, true, 0];
  const bytes = await picture(200, 100).png().toBuffer();
  const origin = await startHost((request, response) => {
    asked += 1;
    response.writeHead(isUp && request.url === '/base/a%20b.png' ? 200 : isUp ? 404 : 500).end(bytes);
  });
  const store = new FileStore({ directory: folder.path, maximumBytes: 10_000_000, hasFolders: true });
  const source = createRemoteSource({
    origin: `${origin}/base`,
    fetchImage: (url) => fetchImage(url, limits),
    store,
    freshFor: 1000,
    now: () => time,
  });
  const host = await startTestImages({ store, sources: new Map([['partners', source]]) });
  onTestFinished(host.remove);

  const answers = await Promise.all([1, 2, 3].map(() => host.get('/w_320/partners/a%20b.png')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([asked, host.encodes()]).toEqual([1, 1]);
  expect((await host.get('/w_320/partners/missing.png')).status).toBe(404);
  isUp = false;
  time = 5000;
  expect((await host.get('/w_480/partners/a%20b.png')).status).toBe(200);
  expect((await host.get('/w_320/partners/other.png')).status).toBe(502);
});

test.each<[string, RequestListener]>([
  ['a redirect', (_, response) => response.writeHead(302, { Location: '/elsewhere.png' }).end()],
  ['too many bytes', (_, response) => response.writeHead(200).end(Buffer.alloc(200_000))],
  ['a slow answer', (_, response) => void response.writeHead(200).write('x')],
  ['a failure', (_, response) => response.writeHead(500).end()],
])('%s is refused', async (_name, listener) => {
  const origin = await startHost(listener);
  await expect(fetchImage(new URL(`${origin}/a.png`), limits)).rejects.toThrow(/the host|the image/);
});

test('private addresses are refused, by number and by name', async () => {
  let asked = 0;
  const origin = await startHost((_, response) => {
    asked += 1;
    response.end();
  });
  const guarded = { ...limits, isAllowedAddress: isPublicAddress };
  for (const url of [origin, origin.replace('localhost', '127.0.0.1'), origin.replace('localhost', '[::1]'), 'http://169.254.169.254/']) {
    await expect(fetchImage(new URL(url), guarded), url).rejects.toThrow(FetchImageError);
  }
  expect(asked).toBe(0);
});

test('IMAGE_ORIGINS is a list of names and URLs', () => {
  expect(parseImageOrigins(' partners=https://img.example.com/a/ , two=http://b.example')).toEqual(
    new Map([
      ['partners', 'https://img.example.com/a'],
      ['two', 'http://b.example'],
    ]),
  );
  for (const wrong of [
    'media=https://a.example',
    'a=ftp://a.example',
    'a',
    'A=https://a.example',
    'a=https://u:p@a.example',
    'a=https://a.example,a=https://b.example',
  ]) {
    expect(() => parseImageOrigins(wrong), wrong).toThrow(wrong.split(',').at(-1));
  }
});

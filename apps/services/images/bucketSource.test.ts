import { createBucket } from '@lupa/server/bucket.ts';
import { createLogger } from '@lupa/server/logger.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startBucket, type TestBucket } from '../../../tests/setup/startBucket.ts';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { createBucketArtworkSource, createBucketMediaSource } from './bucketSource.ts';
import { runImages } from './start.ts';
import { bytesOf, drawing, picture, startTestImages, type TestImages } from './testImages.ts';

const folder = useTestFolder();
let time = 0;

async function startImagesInBucket(): Promise<{ server: TestBucket; host: TestImages }> {
  time = 0;
  const server = await startBucket();
  onTestFinished(server.close);
  const options = { freshFor: 1000, now: () => time };
  const sources = new Map([
    ['media', createBucketMediaSource(server.bucket, options)],
    ['arcade', createBucketArtworkSource(server.bucket, options)],
  ]);
  const host = await startTestImages({ sources });
  onTestFinished(host.remove);
  return { server, host };
}

const photo = () => picture(800, 600).jpeg().toBuffer();

test('sizes are made of media and of artwork in the bucket, each once', async () => {
  const { server, host } = await startImagesInBucket();
  const bytes = await photo();
  await server.bucket.write('media/sala de póker.jpg', bytes, 'image/jpeg');
  await server.bucket.write('artwork/d4e5f6.svg', Buffer.from(drawing), 'image/svg+xml');
  for (let round = 0; round < 2; round++) {
    const small = await host.get('/w_320/media/sala%20de%20p%C3%B3ker.jpg', { accept: 'image/webp' });
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await bytesOf(small)).metadata()).toMatchObject({ width: 320, height: 240 });
    expect((await host.get('/w_320/arcade/d4e5f6')).status).toBe(200);
  }
  expect(host.encodes()).toBe(2);
  expect((await bytesOf(await host.get('/original/media/sala%20de%20p%C3%B3ker.jpg'))).equals(bytes)).toBe(true);
});

test('what is not in the bucket is not found, also when it was there', async () => {
  const { server, host } = await startImagesInBucket();
  await server.bucket.write('media/foto.jpg', await photo(), 'image/jpeg');
  await server.bucket.write('secrets.json', Buffer.from('{}'), 'application/json');
  expect((await host.get('/w_320/media/none.jpg')).status).toBe(404);
  expect((await host.get('/w_320/arcade/none')).status).toBe(404);
  expect((await host.get('/original/media/..%2Fsecrets.json')).status).toBe(400);
  expect((await host.get('/w_320/media/foto.jpg')).status).toBe(200);
  await server.bucket.remove('media/foto.jpg');
  time = 2000;
  expect((await host.get('/w_320/media/foto.jpg')).status).toBe(404);
});

test('other bytes under the same name are shown after a moment', async () => {
  const { server, host } = await startImagesInBucket();
  await server.bucket.write('media/foto.jpg', await photo(), 'image/jpeg');
  const before = await host.get('/w_320/media/foto.jpg');
  await server.bucket.write('media/foto.jpg', await photo(), 'image/jpeg');
  expect((await host.get('/w_320/media/foto.jpg')).headers.get('etag')).toBe(before.headers.get('etag'));
  time = 2000;
  expect((await host.get('/w_320/media/foto.jpg')).headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('a source that is too large is refused', async () => {
  const { server, host } = await startImagesInBucket();
  await server.bucket.write('media/large.jpg', Buffer.alloc(31 * 1024 * 1024), 'image/jpeg');
  expect((await host.get('/w_320/media/large.jpg')).status).toBe(422);
  await expect(server.bucket.read('media/large.jpg', 1024)).rejects.toThrow('larger than 1024 bytes');
});

test('while the server is down, sizes that were made are served and all else is a 502', async () => {
  const { server, host } = await startImagesInBucket();
  await server.bucket.write('media/foto.jpg', await photo(), 'image/jpeg');
  expect((await host.get('/w_320/media/foto.jpg')).status).toBe(200);
  await server.stop();
  time = 2000;
  expect((await host.get('/w_320/media/foto.jpg')).status).toBe(200);
  expect((await host.get('/w_480/media/foto.jpg')).status).toBe(502);
  expect((await host.get('/w_320/media/otra.jpg')).status).toBe(502);
});

test('a server that begins an answer and does not end it is not waited for', async () => {
  const { url } = await serveForTest((_request, response) => response.writeHead(200, { 'Content-Length': '1000' }).write('x'));
  const key = { accessKeyId: 'none', secretAccessKey: 'none' };
  const settings = { name: 'lupa', region: 'us-east-1', endpoint: url, forcePathStyle: true, ...key };
  const bucket = createBucket(settings, { timeout: 300 });
  onTestFinished(bucket.close);
  await expect(bucket.read('media/foto.jpg', 1024)).rejects.toThrow('the bucket does not answer as it should');
});

test('the address of the bucket opens no other one inside the network', async () => {
  const server = await startBucket();
  onTestFinished(server.close);
  await server.bucket.write('media/foto.jpg', await photo(), 'image/jpeg');
  const { settings } = server;
  const running = await runImages(
    {
      port: 0,
      hostname: '127.0.0.1',
      dataDirectory: folder.path,
      cacheBytes: 10_000_000,
      bucket: settings,
      origins: new Map([['same', `${settings.endpoint}/${settings.name}`]]),
    },
    createLogger('images', 'silent'),
  );
  onTestFinished(running.close);
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${running.port}${path}`)).status;
  expect(await statusOf('/w_320/media/foto.jpg')).toBe(200);
  expect(await statusOf('/w_320/same/media/foto.jpg')).toBe(502);
});

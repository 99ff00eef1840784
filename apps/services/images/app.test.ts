// Requirements: 4.39, 7.37, 7.38, 7.40, 9.10.
import { symlink, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buildImagePath, imageBoxes, imageWidths } from '@lupa/contracts/imagePath.ts';
import { problemSchema } from '@lupa/contracts/calls.ts';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMediaSource } from './localSource.ts';
import { createApp } from './app.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { bytesOf, drawing, picture, startTestImages, type TestImages } from './testImages.ts';

let images: TestImages;
beforeAll(async () => {
  images = await startTestImages();
});
afterAll(() => images.remove());

describe('negotiation', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,image/avif', 'image/avif'],
    ['image/webp,image/*;q=0.8', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/*,*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('Accept "%s" gives %s', async (accept, type) => {
    const response = await images.get('/w_320/media/photo.jpg', { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    const { width, height } = await sharp(await bytesOf(response)).metadata();
    expect({ width, height }).toEqual({ width: 320, height: 240 });
  });

  test('a format in the path is not negotiated', async () => {
    const response = await images.get('/w_320,f_png/media/photo.jpg', { accept: 'image/avif' });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('vary')).toBeNull();
  });

  test('webp is made at quality 90 unless the path says otherwise', async () => {
    const size = async (path: string) => (await bytesOf(await images.get(path))).length;
    expect(await size('/w_640,f_webp/media/photo.jpg')).toBe(await size('/w_640,f_webp,q_90/media/photo.jpg'));
    expect(await size('/w_640,f_webp,q_50/media/photo.jpg')).toBeLessThan(await size('/w_640,f_webp/media/photo.jpg'));
  });
});

describe('sizes', () => {
  test.each([
    ['/w_384,h_384,fit_cover/media/photo.jpg', 384, 384],
    ['/w_384,h_384,fit_contain/media/photo.jpg', 384, 384],
    ['/w_384,h_384,fit_inside/media/photo.jpg', 384, 288],
    ['/thumb/media/photo.jpg', 96, 96],
    ['/w_1920/media/photo.jpg', 800, 600],
    ['/w_1280,h_640,fit_cover/media/photo.jpg', 800, 400],
    ['/w_320,h_128,fit_contain/media/small.png', 100, 40],
    ['/w_320/media/drawing.svg', 320, 160],
    ['/w_192,h_192,fit_cover/arcade/a1b2c3', 192, 192],
    ['/f_png/media/drawing.svg', 40, 20],
  ])('%s is %i × %i', async (path, width, height) => {
    const response = await images.get(path);
    expect(response.status).toBe(200);
    const size = await sharp(await bytesOf(response)).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
  });

  test('a raster image never grows, whatever is asked for', async () => {
    const [fits, boxes] = [fc.constantFrom('cover' as const, 'contain' as const, 'inside' as const), fc.constantFrom(...imageBoxes)];
    await fc.assert(
      fc.asyncProperty(boxes, fits, async (box, fit) => {
        const { width, height } = box;
        const response = await images.get(buildImagePath('media/small.png', { ...box, fit, format: 'png' }));
        const made = await sharp(await bytesOf(response)).metadata();
        expect(made.width).toBeLessThanOrEqual(fit === 'contain' ? width : Math.min(50, width));
        expect(made.height).toBeLessThanOrEqual(fit === 'contain' ? height : Math.min(40, height));
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is refused', () => {
  test.each([
    ['/w_321/media/photo.jpg', 'width'],
    ['/w_320,h_7/media/photo.jpg', 'size'],
    ['/w_320,h_320/media/photo.jpg', 'size'],
    ['/h_192/media/photo.jpg', 'size'],
    ['/w_64/media/photo.jpg', 'width'],
    ['/fit_fill/media/photo.jpg', 'fit'],
    ['/f_gif/media/photo.jpg', 'format'],
    ['/q_0/media/photo.jpg', 'quality'],
    ['/q_101/media/photo.jpg', 'quality'],
    ['/q_75/media/photo.jpg', 'quality'],
    ['/w_384,h_384,fit_cover,focus_33-70/media/photo.jpg', 'focus'],
    ['/w_384,h_384,fit_cover,focus_110-70/media/photo.jpg', 'focus'],
    ['/w_384,h_384,fit_inside,focus_30-70/media/photo.jpg', 'focus'],
    ['/w_320,focus_30-70/media/photo.jpg', 'focus'],
    ['/w_320,w_640/media/photo.jpg', 'modifiers'],
    ['/toString/media/photo.jpg', 'modifiers'],
    ['/blur_90/media/photo.jpg', 'modifiers'],
    ['/w_320/media/%E0%A4%A', 'path'],
  ])('%s is a 400 that names %s', async (path, parameter) => {
    const response = await images.get(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(problemSchema.parse(await response.json()).parameter).toBe(parameter);
  });

  test.each([
    ['/w_320/media/..%2fsecret.png', 400],
    ['/w_320/arcade/..%5c..%2fsecret', 400],
    ['/w_320/media/missing.png', 404],
    ['/w_320/elsewhere/photo.jpg', 404],
    ['/w_320/media', 404],
    ['/w_320/media/', 404],
    ['/w_320/media/.hidden.png', 404],
    ['/w_320/media/photo.jpg%00.png', 404],
    ['/w_320/arcade/a1b2c3.svg', 404],
    ['/original/media/notes.txt', 404],
  ])('%s is a %i', async (path, status) => expect((await images.get(path)).status).toBe(status));

  test('a link that leads out of the folder is a 404', async () => {
    await symlink(join(images.directory, 'secret.png'), join(images.directory, 'media', 'link.png'));
    expect((await images.get('/original/media/link.png')).status).toBe(404);
  });

  test('dot segments on the wire do not leave the folder either', async () => {
    const variants = { load: () => Promise.reject(new Error('not asked')) };
    const sources = new Map([['media', createMediaSource(join(images.directory, 'media'))]]);
    const app = createApp({ sources, variants, logger: createLogger('images', 'silent'), metrics: createMetrics('images') });
    const answer = getRequestListener(app.fetch);
    const { port } = await serveForTest((incoming, outgoing) => void answer(incoming, outgoing));
    for (const path of ['/original/media/../secret.png', '/original/media/%2e%2e/secret.png', '/original/media/x/..%2f..%2fsecret.png']) {
      expect(await statusLine(port, path), path).toMatch(/ 40[04] /);
    }
  });

  test('what could not be made once is not tried again, at any size', async () => {
    const host = await startTestImages();
    for (const path of ['/w_320/media/broken.png', '/w_320/media/broken.png', '/w_640,q_80/media/broken.png'])
      expect((await host.get(path)).status).toBe(422);
    expect(host.encodes()).toBe(1);
    await host.remove();
  });

  test('a broken file, text with an image name and too many pixels are a 422', async () => {
    expect((await images.get('/w_320/media/broken.png')).status).toBe(422);
    await writeFile(join(images.directory, 'media', 'text.png'), 'hello');
    expect((await images.get('/w_320/media/text.png')).status).toBe(422);
    await writeFile(join(images.directory, 'media', 'huge.svg'), drawing.replace('width="40" height="20"', 'width="90000" height="90000"'));
    expect((await images.get('/w_320/media/huge.svg')).status).toBe(422);
    await writeFile(join(images.directory, 'media', 'wide.png'), await picture(12_500, 2).png().toBuffer());
    expect((await images.get('/w_320/media/wide.png')).status).toBe(422);
  });
});

describe('headers', () => {
  test('a plain URL lasts a day, a versioned one a year', async () => {
    const policy = async (path: string) => (await images.get(path)).headers.get('cache-control');
    expect(await policy('/w_320/media/photo.jpg')).toMatch(/^public, max-age=86400, stale-while-revalidate=\d+$/);
    expect(await policy('/w_320/media/photo.jpg?v=3f2a9c')).toBe('public, max-age=31536000, immutable');
    expect(await policy('/w_320/media/photo.jpg?v=')).not.toContain('immutable');
    expect(await policy('/w_320/media/missing.jpg?v=1')).toBe('no-store');
  });

  test('ETag, 304, and another tag when the source changes', async () => {
    const path = '/w_320/media/small.png';
    const etag = (await images.get(path)).headers.get('etag') ?? '';
    const again = await images.get(path, { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await images.get(path, { accept: 'image/avif' })).headers.get('etag')).not.toBe(etag);
    await utimes(join(images.directory, 'media', 'small.png'), 1, 1);
    expect((await images.get(path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD says what GET would', async () => {
    const [get, head] = [await images.get('/w_320/media/photo.jpg'), await images.get('/w_320/media/photo.jpg', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'cross-origin-resource-policy']) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
    expect(get.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('the original of a picture from before is upright and without camera data, place and name', async () => {
    const secret = 'Juan Secreto';
    const old = await picture(60, 40)
      .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(old.includes(secret)).toBe(true);
    await writeFile(join(images.directory, 'media', 'before.jpg'), old);
    const original = await bytesOf(await images.get('/original/media/before.jpg'));
    expect(original.includes(secret)).toBe(false);
    const { width, height, exif } = await sharp(original).metadata();
    expect([width, height, exif]).toEqual([40, 60, undefined]);
    await writeFile(join(images.directory, 'media', 'torn.jpg'), old.subarray(0, -200));
    expect((await images.get('/original/media/torn.jpg')).status).toBe(422);
  });

  test('a drawing is served as it is only in a sandbox', async () => {
    const original = await images.get('/original/media/drawing.svg');
    expect(original.headers.get('content-type')).toBe('image/svg+xml');
    expect(original.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(original.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await original.text()).toBe(drawing);
    for (const path of ['/w_320/media/drawing.svg', '/f_auto/media/drawing.svg', '/q_80/arcade/a1b2c3']) {
      expect((await images.get(path)).headers.get('content-type'), path).toBe('image/png');
    }
  });
});

describe('work', () => {
  test('one encoding however many ask at once, none after a restart', async () => {
    const host = await startTestImages();
    const answers = await Promise.all(Array.from({ length: 40 }, () => host.get('/w_640,f_webp/media/photo.jpg')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(host.encodes()).toBe(1);
    const restarted = await startTestImages({ directory: host.directory });
    expect((await restarted.get('/w_640,f_webp/media/photo.jpg')).status).toBe(200);
    expect(restarted.encodes()).toBe(0);
    await host.remove();
  });

  test('a failed encoding is tried again by the next request', async () => {
    let fails = true;
    const bytes = await picture(10, 10).png().toBuffer();
    const host = await startTestImages({ encode: () => (fails ? Promise.reject(new Error('out of memory')) : Promise.resolve(bytes)) });
    expect((await host.get('/w_320/media/photo.jpg')).status).toBe(500);
    fails = false;
    expect((await host.get('/w_320/media/photo.jpg')).status).toBe(200);
    await host.remove();
  });

  test('at most two at once; a full queue is a 503 with Retry-After', async () => {
    const release: (() => void)[] = [];
    let [running, most] = [0, 0];
    const bytes = await picture(10, 10).png().toBuffer();
    const host = await startTestImages({
      mostWaiting: 3,
      encode: async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((resolve) => release.push(resolve));
        running -= 1;
        return bytes;
      },
    });
    const asked = imageWidths.slice(0, 8).map((width) => host.get(`/w_${width}/media/photo.jpg`));
    const refused: Response[] = [];
    for (const answer of asked) void answer.then((response) => response.status === 503 && refused.push(response));
    await expect.poll(() => refused.length).toBe(3);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    let isAnswered = false;
    const answers = Promise.all(asked).finally(() => (isAnswered = true));
    const releaseWaiting = () => {
      release.splice(0).forEach((go) => go());
      return isAnswered;
    };
    await expect.poll(releaseWaiting).toBe(true);
    const statuses = Map.groupBy(await answers, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(503)?.length]).toEqual([5, 3]);
    expect(most).toBe(2);
    await host.remove();
  });
});

function statusLine(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
}

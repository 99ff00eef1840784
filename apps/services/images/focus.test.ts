import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildImagePath, imageBoxes, roundFocus, type ImageFocus } from '@lupa/contracts/imagePath.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, startTestImages, type TestImages } from './testImages.ts';

let images: TestImages;
beforeAll(async () => {
  images = await startTestImages();
});
afterAll(() => images.remove());

const blue = { r: 11, g: 58, b: 83 };
const markSize = 24;

/** A blue picture with a red mark around a point, named so that it is drawn once. */
async function marked(width: number, height: number, { x, y }: ImageFocus): Promise<string> {
  const name = `mark-${width}-${height}-${x}-${y}.png`;
  const place = (percent: number, length: number) =>
    Math.min(length - markSize, Math.max(0, Math.round((length * percent) / 100 - markSize / 2)));
  const mark = await sharp({ create: { width: markSize, height: markSize, channels: 3, background: { r: 230, g: 0, b: 0 } } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([{ input: mark, left: place(x, width), top: place(y, height) }])
    .png()
    .toFile(join(images.directory, 'media', name));
  return `media/${name}`;
}

async function hasMark(path: string): Promise<boolean> {
  const response = await images.get(path);
  expect(response.status, path).toBe(200);
  const { channels } = await sharp(await bytesOf(response)).stats();
  return (channels[0]?.max ?? 0) > 180;
}

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];

test.each(corners)('a mark in the corner $x-$y is cut off without a focal point, and stays with it', async (focus) => {
  for (const [width, height] of [
    [1200, 400],
    [400, 1200],
  ] as const) {
    const source = await marked(width, height, focus);
    const square = { width: 192, height: 192, fit: 'cover', format: 'png' } as const;
    expect(await hasMark(buildImagePath(source, square))).toBe(false);
    expect(await hasMark(buildImagePath(source, { ...square, focus }))).toBe(true);
  }
});

test('the focal point is in every box, wherever it is', async () => {
  const percent = fc.integer({ min: 0, max: 100 });
  await fc.assert(
    fc.asyncProperty(percent, percent, fc.constantFrom(...imageBoxes), fc.boolean(), async (x, y, box, isWide) => {
      const source = isWide ? await marked(900, 450, { x, y }) : await marked(450, 900, { x, y });
      const path = buildImagePath(source, { ...box, fit: 'cover', focus: roundFocus({ x, y }), format: 'png' });
      expect(await hasMark(path)).toBe(true);
      const { width, height } = await sharp(await bytesOf(await images.get(path))).metadata();
      expect(Math.abs(width / height - box.width / box.height)).toBeLessThan(0.05);
    }),
    { numRuns: 30 },
  );
});

test('a drawing, a photo that a camera turned, and one smaller than its box are cut around it too', async () => {
  const media = join(images.directory, 'media');
  await writeFile(
    join(media, 'mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#0b3a53"/><rect width="6" height="6" fill="#e60000"/></svg>',
  );
  const square = { width: 192, height: 192, fit: 'cover', format: 'png', focus: { x: 0, y: 0 } } as const;
  expect(await hasMark(buildImagePath('media/mark.svg', square))).toBe(true);
  // Orientation 6: what is stored at the bottom left is seen at the top left.
  const mark = await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 230, g: 0, b: 0 } } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 400, height: 1200, channels: 3, background: blue } })
    .composite([{ input: mark, left: 0, top: 1160 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(media, 'turned.jpg'));
  expect(await hasMark(buildImagePath('media/turned.jpg', square))).toBe(true);
  expect(await hasMark(buildImagePath(await marked(90, 40, { x: 100, y: 0 }), { ...square, focus: { x: 100, y: 0 } }))).toBe(true);
});

test('another focal point is another file with another tag, and the same one is made once', async () => {
  const host = await startTestImages();
  const tag = async (path: string) => (await host.get(path)).headers.get('etag');
  const box = '/w_192,h_192,fit_cover';
  const tags = [
    await tag(`${box}/media/photo.jpg`),
    await tag(`${box},focus_0-50/media/photo.jpg`),
    await tag(`${box},focus_100-50/media/photo.jpg`),
  ];
  expect(new Set(tags).size).toBe(3);
  expect(await tag(`${box},focus_0-50/media/photo.jpg`)).toBe(tags[1]);
  expect(host.encodes()).toBe(3);
  await host.remove();
});

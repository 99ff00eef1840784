import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildImagePath, imageFits, type ImageModifiers } from '@lupa/contracts/imagePath.ts';
import { ImageError } from '@lupa/server/images/imageError.ts';
import { imageTypeOf } from '@lupa/server/images/imageType.ts';
import { takeImage } from '@lupa/server/images/takeImage.ts';
import { film } from '@lupa/server/images/testPictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, picture, startTestImages, type TestImages } from './testImages.ts';

let images: TestImages;
beforeAll(async () => {
  images = await startTestImages();
});
afterAll(() => images.remove());

const svg = (inside: string, size: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0b3a53' } });
const formats = ['avif', 'webp', 'png', 'jpeg'] as const;
const sizes: ImageModifiers[] = [
  {},
  { width: 1920 },
  ...imageFits.map((fit) => ({ width: 1280 as const, height: 640 as const, fit })),
  ...[0, 50, 100].map((x) => ({ width: 48 as const, height: 48 as const, fit: 'cover' as const, focus: { x, y: 100 - x } })),
];
// AVIF takes longest by far: in one size alone.
const asked: ImageModifiers[] = [
  ...sizes.map((size, at) => ({ ...size, format: formats[1 + (at % 3)] ?? 'png' })),
  ...formats.map((format) => ({ width: 320 as const, format })),
];

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a photograph', () => picture(900, 600).jpeg().toBuffer()],
  ['one that was held upright', () => picture(300, 200).withMetadata({ orientation: 8 }).jpeg({ progressive: true }).toBuffer()],
  ['one pixel', () => flat(1, 1).png().toBuffer()],
  ['a line', () => flat(20_000, 1).png().toBuffer()],
  ['a column', () => flat(1, 20_000).png({ progressive: true }).toBuffer()],
  ['a picture for print', () => flat(300, 200).toColourspace('cmyk').jpeg().toBuffer()],
  ['grey with 16 bits and holes', () => flat(90, 60).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
  ['few colours', () => picture(90, 60).png({ palette: true, colours: 4 }).toBuffer()],
  ['a film', async () => (await film()).webp().toBuffer()],
  ['AVIF', () => picture(90, 60).avif({ effort: 0 }).toBuffer()],
  ['a small drawing', () => svg('<circle r="9" fill="red"/>', 'viewBox="0 0 10 10"')],
  ['a drawing that is long', () => svg('<path d="M0 0h9v400z"/>', 'viewBox="0 0 10 4000"')],
  ['a drawing as large as they are', () => svg('<path d="M0 0h9000v400z"/>', 'width="12000" height="3000"')],
])('%s that is taken is drawn at every kind of size, in every format', async (_, source) => {
  const taken = await takeImage(await source());
  const name = `taken.${imageTypeOf(taken.bytes)}`;
  await writeFile(join(images.directory, 'media', name), taken.bytes);
  for (const modifiers of asked) {
    const path = buildImagePath(`media/${name}`, modifiers);
    const response = await images.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    const { width, height } = await sharp(await bytesOf(response)).metadata();
    expect(Math.min(width, height)).toBeGreaterThan(0);
  }
  expect((await images.get(`/original/media/${name}`)).status).toBe(200);
});

test.each([
  ['a million wide', svg('<rect/>', 'width="1000000" height="9"')],
  ['without a size', svg('', 'viewBox="0 0 0 0"')],
  ['of less than a pixel', svg('<path d="M0 0h1v1z"/>', 'viewBox="0 0 0.5 0.2"')],
  ['that nests too deep', svg('<g>'.repeat(4000) + '</g>'.repeat(4000), 'viewBox="0 0 9 9"')],
])('a drawing %s is neither taken nor drawn', async (_, bytes) => {
  await expect(takeImage(bytes)).rejects.toThrow(ImageError);
  await writeFile(join(images.directory, 'media', 'refused'), bytes);
  expect((await images.get('/w_320/media/refused')).status).toBe(422);
});

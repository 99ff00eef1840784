import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { ImageError } from './imageError.ts';
import { imageTypeOf } from './imageType.ts';
import { takeImage } from './takeImage.ts';
import { film, ftypBox, jpegSegment, pngChunk } from './testPictures.ts';

const copper = '#b5532a';
const flat = (): Sharp => sharp({ create: { width: 40, height: 20, channels: 3, background: copper } });
const png = await flat().png().toBuffer();
const jpeg = await flat().jpeg().toBuffer();
/** A PNG with parts after its head. */
const pngWith = (...parts: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);
const profile = (bytes: Buffer) => pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bytes]));
const profiled = (bytes: string) =>
  Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xe2, `ICC_PROFILE\0\x01\x01${bytes}`), jpeg.subarray(2)]);

async function outcome(source: Buffer): Promise<string> {
  try {
    const { bytes, width, height, isMoving } = await takeImage(source);
    // What is stored is what is shown.
    const { width: stored, height: high, orientation = 1 } = await sharp(bytes).metadata();
    expect([stored, high, orientation]).toEqual([width, height, 1]);
    return `${imageTypeOf(bytes)} ${width} × ${height}${isMoving ? ', moves' : ''}`;
  } catch (error) {
    if (error instanceof ImageError) return `${error.fault} ${error.detail}`.trim();
    throw error;
  }
}

type Row = [from: string, what: string, source: () => Buffer | Promise<Buffer>, becomes: string];
const pictures: Row[] = [
  ...[1, 2, 3, 4].map((orientation): Row => [
    'phones',
    `orientation ${orientation}`,
    () => flat().withMetadata({ orientation }).jpeg().toBuffer(),
    'jpeg 40 × 20',
  ]),
  ...[5, 6, 7, 8].map((orientation): Row => [
    'phones',
    `orientation ${orientation}`,
    () => flat().withMetadata({ orientation }).jpeg().toBuffer(),
    'jpeg 20 × 40',
  ]),
  ['Android', 'a turned WebP', () => flat().withMetadata({ orientation: 6 }).webp().toBuffer(), 'webp 20 × 40'],
  ['screenshots', 'a turned PNG', () => flat().withMetadata({ orientation: 8 }).png().toBuffer(), 'png 20 × 40'],
  ['Android', 'a turned AVIF', () => flat().withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer(), 'avif 20 × 40'],
  ['Pixel, Galaxy', 'a film behind the photograph', () => Buffer.concat([jpeg, ftypBox('mp42'), Buffer.alloc(900)]), 'jpeg 40 × 20'],
  ['iPhone', 'HEIC', () => ftypBox('heic', 'mif1', 'MiHE'), 'otherType HEIC'],
  ['libheif', 'HEIC as mif1', () => ftypBox('mif1', 'mif1', 'heic'), 'otherType HEIC'],
  ['cameras', 'TIFF', () => flat().tiff().toBuffer(), 'otherType TIFF'],
  ['Paint', 'BMP', () => Buffer.from('BM6\0\0\0\0\0\0\x006\0\0\0(\0\0\0', 'latin1'), 'otherType BMP'],
  ['Photoshop', 'PSD', () => Buffer.from('8BPS\0\x01', 'latin1'), 'otherType PSD'],
  ['Photoshop', 'CMYK', () => flat().toColourspace('cmyk').jpeg().toBuffer(), 'jpeg 40 × 20'],
  ['InDesign', 'CMYK with its profile', () => flat().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(), 'jpeg 40 × 20'],
  ['iPhone', 'Display P3', () => flat().withIccProfile('p3').jpeg().toBuffer(), 'jpeg 40 × 20'],
  ['scanners', 'a JPEG with a broken profile', () => profiled('no profile'), 'jpeg 40 × 20'],
  ['scanners', 'a JPEG with an empty profile', () => profiled(''), 'jpeg 40 × 20'],
  ['GIMP', 'a PNG with a broken profile', () => pngWith(profile(deflateSync(Buffer.from('no profile')))), 'png 40 × 20'],
  ['GIMP', 'a PNG whose profile is not packed', () => pngWith(profile(Buffer.from('garbage'))), 'png 40 × 20'],
  ['Photoshop', 'a PNG with a wrong sRGB', () => pngWith(pngChunk('sRGB', Buffer.from([9]))), 'png 40 × 20'],
  ['Photoshop', '16 bits', () => flat().toColourspace('rgb16').png().toBuffer(), 'png 40 × 20'],
  ['scanners', '16 bits of grey', () => flat().toColourspace('grey16').png().toBuffer(), 'png 40 × 20'],
  ['pngquant', 'few colours', () => flat().png({ palette: true }).toBuffer(), 'png 40 × 20'],
  ['press kits', 'grey', () => flat().greyscale().jpeg({ progressive: true }).toBuffer(), 'jpeg 40 × 20'],
  ['Giphy', 'WebP that moves', async () => (await film()).webp().toBuffer(), 'webp 8 × 8, moves'],
  ['ezgif', 'PNG that moves', () => pngWith(pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))), 'png 40 × 20, moves'],
  ['Giphy', 'GIF that moves', async () => (await film()).gif().toBuffer(), 'otherType GIF'],
  ['old banners', 'GIF', () => flat().gif().toBuffer(), 'otherType GIF'],
  ['squoosh', 'AVIF', () => flat().avif({ effort: 0 }).toBuffer(), 'avif 40 × 20'],
  [
    'ImageMagick',
    'AVIF as mif1',
    async () => Buffer.from((await flat().avif({ effort: 0 }).toBuffer()).toString('latin1').replace('ftypavif', 'ftypmif1'), 'latin1'),
    'avif 40 × 20',
  ],
  ['squoosh', 'JPEG XL', () => Buffer.from('\xff\x0a\xfa\x02', 'latin1'), 'otherType JPEG XL'],
  ['a broken connection', 'half a JPEG', () => jpeg.subarray(0, jpeg.length >> 1), 'broken'],
  ['a broken connection', 'half a PNG', () => png.subarray(0, png.length - 20), 'broken'],
  ['a full disk', 'nothing', () => Buffer.alloc(0), 'notImage'],
  ['a full disk', 'zeros', () => Buffer.alloc(900), 'notImage'],
  ['a login page', 'HTML', () => Buffer.from('<!doctype html><title>Login</title>'), 'notImage'],
];

test.each(pictures)('%s: %s', async (_from, _what, source, becomes) => {
  expect(await outcome(await source())).toBe(becomes);
});

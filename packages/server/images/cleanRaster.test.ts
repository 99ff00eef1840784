import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanRaster, type RasterType } from './cleanRaster.ts';
import { isPlainAvif } from './dropMetadata.ts';
import { ImageError } from './imageError.ts';
import { storedLimits } from './imageLimits.ts';
import { film, jpegSegment, pngChunk } from './testPictures.ts';

const noise = (width = 80, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
const secret = 'Juan Secreto';
const withSecrets = (image: Sharp): Sharp =>
  image
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 27/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>${secret}</creator></x:xmpmeta>`);
const encoders: Record<Exclude<RasterType, 'gif'>, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg(),
  png: (image) => image.png(),
  webp: (image) => image.webp({ lossless: true }),
  avif: (image) => image.avif({ effort: 0 }),
};
const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer();
async function faultOf(bytes: Buffer, type: RasterType): Promise<string> {
  const error: unknown = await cleanRaster(bytes, type).catch((error: unknown) => error);
  return error instanceof ImageError ? `${error.fault} ${error.detail}`.trim() : 'taken';
}

describe('personal data', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('of a camera and a person is gone from a %s', async (type) => {
    const source = await encoders[type](withSecrets(noise())).toBuffer();
    expect(source.includes(secret)).toBe(true);
    const { bytes, width, height } = await cleanRaster(source, type);
    expect([width, height]).toEqual([80, 40]);
    expect(bytes.includes(secret)).toBe(false);
    const { exif, xmp, iptc, icc, format } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(format).toBe(type === 'avif' ? 'heif' : type);
    if (type !== 'avif') expect((await pixels(bytes)).equals(await pixels(source))).toBe(true);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s without any stays as it is', async (type) => {
    const source = await encoders[type](noise()).toBuffer();
    expect((await cleanRaster(source, type)).bytes.equals(source)).toBe(true);
  });

  test('is gone wherever it may stand in a JPEG: comments, other programs, thumbnails, behind the end', async () => {
    const plain = await noise().jpeg().toBuffer();
    const thumbnail = jpegSegment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02${secret}`);
    const others = [0xe0, 0xe1, 0xe2, 0xed, 0xef, 0xfe].map((marker) => jpegSegment(marker, `${secret}\0`));
    const source = Buffer.concat([plain.subarray(0, 2), thumbnail, ...others, plain.subarray(2), Buffer.from(secret)]);
    const { bytes } = await cleanRaster(source, 'jpeg');
    expect(bytes.includes(secret)).toBe(false);
    expect((await pixels(bytes)).equals(await pixels(plain))).toBe(true);
  });

  test('is gone from texts, dates and unknown parts of a PNG, and from behind its end', async () => {
    const plain = await noise().png().toBuffer();
    const parts = ['tEXt', 'iTXt', 'tIME', 'seCr', 'sPLT'].map((name) => pngChunk(name, Buffer.from(`Author\0${secret}`)));
    const source = Buffer.concat([plain.subarray(0, 33), ...parts, plain.subarray(33), Buffer.from(secret)]);
    expect((await cleanRaster(source, 'png')).bytes.equals(plain)).toBe(true);
  });

  test('is gone from a film, which goes on', async () => {
    const moving = await film();
    const gif = await moving.clone().gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
    const flags = gif.readUInt8(10);
    const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
    const { bytes } = await cleanRaster(Buffer.concat([gif.subarray(0, start), comment, gif.subarray(start)]), 'gif');
    expect(bytes.equals(gif)).toBe(true);
    const webp = await cleanRaster(await withSecrets(moving.clone()).webp({ lossless: true }).toBuffer(), 'webp');
    expect(webp.bytes.includes(secret)).toBe(false);
    expect((await sharp(webp.bytes).metadata()).pages).toBe(2);
  });

  test('is looked for in every item of an AVIF', async () => {
    expect(isPlainAvif(await encoders.avif(noise()).toBuffer())).toBe(true);
    expect(isPlainAvif(await encoders.avif(withSecrets(noise())).toBuffer())).toBe(false);
    expect(isPlainAvif(Buffer.concat([await encoders.avif(noise()).toBuffer(), Buffer.from(`\0\0\0\x14uuid${secret}`)]))).toBe(false);
  });
});

describe('as it is shown', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s that was held upright stands upright', async (type) => {
    const halves = sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } }).composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: '#00f' } }, left: 0, top: 0 },
    ]);
    const source = await encoders[type](halves.withMetadata({ orientation: 6 })).toBuffer();
    const { bytes, width, height } = await cleanRaster(source, type);
    const stored = await sharp(bytes).metadata();
    expect([width, height, stored.width, stored.height, stored.orientation ?? 1]).toEqual([20, 40, 20, 40, 1]);
    const top = await sharp(bytes).extract({ left: 5, top: 2, width: 1, height: 1 }).raw().toBuffer();
    expect((top[2] ?? 0) > 200 && (top[0] ?? 255) < 60).toBe(true);
  });

  test('colours of another screen or of print become those of the web', async () => {
    const flat = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f0' } });
    const wide = await flat.clone().withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    const print = await flat.clone().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { bytes } = await cleanRaster(wide, 'jpeg');
    const [red = 255, green = 0] = await pixels(bytes);
    expect([red < 40, green > 215]).toEqual([true, true]);
    const { icc, space } = await sharp((await cleanRaster(print, 'jpeg')).bytes).metadata();
    expect([icc, space]).toEqual([undefined, 'srgb']);
  });

  test('a photograph of 50 megapixels is made smaller, with its shape', async () => {
    const source = await sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    const { bytes, width, height, given } = await cleanRaster(source, 'jpeg');
    expect(given).toEqual({ width: 8160, height: 6120 });
    expect(Math.max(width, height)).toBeLessThanOrEqual(storedLimits.side);
    expect(width * height).toBeLessThanOrEqual(storedLimits.pixels);
    expect(width * height).toBeGreaterThan(storedLimits.pixels * 0.99);
    expect(width / height).toBeCloseTo(4 / 3, 3);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  });
});

describe('what is refused', () => {
  const headed = (width: number, height: number): Buffer => {
    const size = Buffer.alloc(13);
    size.writeUInt32BE(width);
    size.writeUInt32BE(height, 4);
    size.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', size),
      pngChunk('IDAT', Buffer.alloc(9)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
  };

  test.each([
    [30_000, 30_000],
    [1, 65_000],
    [32_001, 1],
    [20_000, 11_001],
  ])('%i × %i pixels are too many, by the head alone', async (width, height) => {
    expect(await faultOf(headed(width, height), 'png')).toBe(`tooLarge ${width} × ${height}`);
  });

  test('a side of 32,000 pixels is the longest that is made smaller', async () => {
    const { width, height } = await cleanRaster(
      await sharp({ create: { width: 32_000, height: 1, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
      'png',
    );
    expect([width, height]).toEqual([8000, 1]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that is cut off anywhere', async (type) => {
    const whole = await encoders[type](noise(300, 200)).toBuffer();
    for (const length of [whole.length - 1, whole.length - 2, Math.floor(whole.length * 0.95), Math.floor(whole.length / 2), 40])
      expect([length, await faultOf(whole.subarray(0, length), type)]).toEqual([length, 'broken']);
  });

  test('a JPEG and a PNG that are torn in the middle', async () => {
    for (const [type, image] of [
      ['jpeg', noise(300, 200).jpeg()],
      ['jpeg', noise(300, 200).jpeg({ progressive: true })],
      ['png', noise(300, 200).png()],
    ] as const) {
      const whole = await image.toBuffer();
      const half = Math.floor(whole.length * 0.6);
      expect(await faultOf(Buffer.concat([whole.subarray(0, half), whole.subarray(half + 2000)]), type)).toBe('broken');
    }
  });

  test('is not a JPEG with a few bytes too many before its end, as some cameras write it', async () => {
    const whole = await noise().jpeg({ progressive: true }).toBuffer();
    const padded = Buffer.concat([whole.subarray(0, -2), Buffer.alloc(20), whole.subarray(-2)]);
    await expect(sharp(padded, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('extraneous');
    expect(await faultOf(padded, 'jpeg')).toBe('taken');
  });
});

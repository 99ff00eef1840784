import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildWebManifest } from '../../page/webManifest.ts';
import { drawIcons, favicon } from './drawIcons.ts';

const committed = (name: string) => readFile(join(dirname(favicon), name));
const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

test('the committed icons are those that favicon.svg makes', async () => {
  const drawn = await drawIcons();
  for (const [name, content] of [...drawn].filter(([file]) => file.endsWith('.png'))) {
    expect((await pixels(await committed(name))).equals(await pixels(content)), name).toBe(true);
  }
});

test('every icon of the manifest is there, in the size that it names', async () => {
  for (const { src, sizes } of buildWebManifest('LupaCasino').icons) {
    const { width, height } = await sharp(await committed(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('what a launcher may cut off of a maskable icon is background only', async () => {
  const { data, info } = await sharp(await committed('icon-maskable-192.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const isSafe = Math.hypot(x - info.width / 2, y - info.height / 2) <= info.width * 0.4;
      const at = (y * info.width + x) * info.channels;
      if (!isSafe) colors.add(data.subarray(at, at + 3).toString('hex'));
    }
  expect([...colors]).toEqual(['0b3a53']);
});

test('favicon.ico holds three PNG images, each where its entry says', async () => {
  const ico = await committed('favicon.ico');
  const entries = [0, 1, 2].map((index) => 6 + 16 * index);
  const sizes = entries.map(async (entry) => {
    const offset = ico.readUInt32LE(entry + 12);
    return (await sharp(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))).metadata()).width;
  });
  expect(ico.readUInt16LE(4)).toBe(3);
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const favicon = join(import.meta.dirname, '../../public/favicon.svg');

type Icon = { name: string; size: number; shape: 'tile' | 'bleeding' | 'maskable' };

const icons: Icon[] = [
  { name: 'icon-192.png', size: 192, shape: 'tile' },
  { name: 'icon-512.png', size: 512, shape: 'tile' },
  { name: 'icon-maskable-192.png', size: 192, shape: 'maskable' },
  { name: 'icon-maskable-512.png', size: 512, shape: 'maskable' },
  // iOS rounds it itself, and shows black where it is clear.
  { name: 'apple-touch-icon.png', size: 180, shape: 'bleeding' },
];

export async function drawIcons(): Promise<Map<string, Buffer>> {
  const svg = await readFile(favicon, 'utf8');
  const drawn = await Promise.all(icons.map(async ({ name, size, shape }) => [name, await drawIcon(svg, size, shape)] as const));
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawIcon(svg, size, 'tile') })));
  return new Map([...drawn, ['favicon.ico', packIco(small)]]);
}

function drawIcon(svg: string, size: number, shape: Icon['shape']): Promise<Buffer> {
  const shaped = shape === 'tile' ? svg : svg.replace(' rx="7"', '');
  // Whatever shape a launcher cuts out, the middle four fifths stay (W3C, maskable icons).
  const framed =
    shape === 'maskable' ? shaped.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"').replace(/<rect[^>]*>/, background) : shaped;
  return sharp(Buffer.from(framed), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, quality: 100, effort: 10 })
    .toBuffer();
}

function background(rect: string): string {
  return rect.replace('width="32" height="32"', 'x="-4" y="-4" width="40" height="40"');
}

const headerLength = 6;
const entryLength = 16;

/** PNG images as one `.ico` file, which holds them as they are; `size` in pixels, at most 255. */
function packIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.byteLength;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.byteLength, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.byteLength;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

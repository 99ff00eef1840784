import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { packIco } from './packIco.ts';

/** The one that is drawn by hand; the others are made of it. */
export const favicon = join(import.meta.dirname, '../public/favicon.svg');

type Icon = { name: string; size: number; shape: 'tile' | 'bleeding' | 'maskable' };

const icons: Icon[] = [
  { name: 'icon-192.png', size: 192, shape: 'tile' },
  { name: 'icon-512.png', size: 512, shape: 'tile' },
  { name: 'icon-maskable-192.png', size: 192, shape: 'maskable' },
  { name: 'icon-maskable-512.png', size: 512, shape: 'maskable' },
  // iOS rounds it itself, and shows black where it is clear.
  { name: 'apple-touch-icon.png', size: 180, shape: 'bleeding' },
];

/** Every icon of the site that is not an SVG, by its file name in `public/`. */
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

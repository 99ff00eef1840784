import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The inside of each drawing's SVG, by name. */
export type Drawings = Record<string, { body: string }>;

export type IconSet = {
  /** An icon of `size` around a point, turned by degrees. `prefix` keeps its inner names apart from others'. */
  draw: (name: string, place: IconPlace) => string;
};

export type IconPlace = { x: number; y: number; size: number; turn?: number; flip?: boolean; prefix: string };

const viewBox = 32;

/** Fluent Emoji by Microsoft (MIT, see emoji.LICENSE), kept by emoji.build.ts. The file is large: load it once. */
export async function loadIcons(): Promise<IconSet> {
  const file = await readFile(new URL('emoji.json.gz', import.meta.url));
  const icons = JSON.parse((await promisify(gunzip)(file)).toString()) as Drawings;
  return {
    draw: (name, { x, y, size, turn = 0, flip = false, prefix }) => {
      const icon = icons[name];
      if (!icon) throw new Error(`There is no icon called ${name}`);
      const scale = size / viewBox;
      const transform = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${flip ? -round(scale) : round(scale)} ${round(scale)}) translate(-16 -16)`;
      return `<g transform="${transform}">${renameIds(icon.body, prefix)}</g>`;
    },
  };
}

/** Icons name their gradients; two icons in one picture must not share names. */
function renameIds(body: string, prefix: string): string {
  const names = new Map<string, string>();
  for (const [, name = ''] of body.matchAll(/ id="([^"]+)"/g)) names.set(name, `${prefix}${names.size}`);
  return body
    .replace(/ id="([^"]+)"/g, (_, name: string) => ` id="${names.get(name) ?? name}"`)
    .replace(/url\(#([^)]+)\)/g, (_, name: string) => `url(#${names.get(name) ?? name})`)
    .replace(/(xlink:href|href)="#([^"]+)"/g, (_, key: string, name: string) => `${key}="#${names.get(name) ?? name}"`);
}

/** Two decimals are enough for any picture. */
export const round = (value: number): number => Math.round(value * 100) / 100;

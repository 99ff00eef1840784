import { toOklch, type Oklch } from './oklch.ts';

/** The two colours that a picture is remembered by: what fills it, and what stands out from that. */
export type PictureHues = { main: Pick<Oklch, 'c' | 'h'>; accent: Pick<Oklch, 'c' | 'h'> };

const sectors = 24;
const sectorWidth = 360 / sectors;
/** Below it a colour is grey to the eye. */
const leastChroma = 0.03;
const leastDistance = 50;

export function pickHues(pixels: Uint8Array): PictureHues | null {
  const areas = new Float64Array(sectors);
  const vividness = new Float64Array(sectors);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const { l, c, h } = toOklch([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    if (c < leastChroma || l < 0.12 || l > 0.97) continue;
    const sector = Math.floor(((h + 360) % 360) / sectorWidth) % sectors;
    areas[sector] = (areas[sector] ?? 0) + Math.sqrt(c);
    vividness[sector] = (vividness[sector] ?? 0) + c * c * l;
  }
  const main = strongest(smooth(areas));
  if (main === null) return null;
  const far = [...smooth(vividness)].map((value, sector) => (distance(sector, main) * sectorWidth < leastDistance ? 0 : value));
  const accent = strongest(far);
  const hue = (sector: number) => (sector + 0.5) * sectorWidth;
  return { main: { c: 0.09, h: hue(main) }, accent: { c: 0.13, h: accent === null ? hue(main) + 180 : hue(accent) } };
}

function smooth(values: Float64Array): number[] {
  return [...values].map(
    (value, index) => value + 0.5 * ((values[(index + 1) % sectors] ?? 0) + (values[(index + sectors - 1) % sectors] ?? 0)),
  );
}

function strongest(values: number[]): number | null {
  const most = Math.max(...values);
  return most > 0 ? values.indexOf(most) : null;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, sectors - apart);
}

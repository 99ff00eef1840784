import type { Drawing } from '../logos/drawBrand.ts';
import { stamp } from './drawIllustration.ts';
import { inks } from './objects.ts';

const { pacific, copper, gold, paper } = inks;
const count = (length: number) => Array.from({ length }, (_, at) => at);
const each = (length: number, draw: (at: number) => string) => count(length).map(draw).join('');

const coin = (x: number, y: number, width = 62) =>
  `<ellipse cx="${x}" cy="${y + 9}" rx="${width}" ry="19" fill="#8F6310"/><ellipse cx="${x}" cy="${y}" rx="${width}" ry="19" fill="${gold}"/><ellipse cx="${x}" cy="${y}" rx="${width * 0.68}" ry="11" fill="none" stroke="#F4DC9B" stroke-width="3"/>`;

/** Quiet on the left, where words stand. */
export const backdrops = {
  /** Money as the skyline of a port: columns of coins over their reflection in the water, and the hour of the clock. */
  harbour: () => {
    const columns = [
      [1010, 4],
      [1150, 8],
      [1290, 6],
      [1430, 13],
      [1570, 10],
      [1710, 16],
      [1850, 12],
    ] as const;
    const shore = 600;
    const skyline = columns
      .map(
        ([x, height]) =>
          `<rect x="${x - 58}" y="${shore + 12}" width="116" height="${height * 13}" fill="${gold}" opacity=".14"/>${each(height, (at) => coin(x, shore - 10 - at * 27))}`,
      )
      .join('');
    const water = each(5, (row) =>
      each(
        14,
        (at) =>
          `<path d="M${at * 150 - (row % 2) * 70} ${640 + row * 34}q26-9 52 0t52 0" fill="none" stroke="#2C6B88" stroke-width="4" stroke-linecap="round" opacity=".65"/>`,
      ),
    );
    return `<rect width="1920" height="800" fill="#0D3F5A"/><circle cx="1290" cy="218" r="148" fill="${paper}"/><circle cx="1290" cy="218" r="148" fill="none" stroke="${copper}" stroke-width="20"/><path d="M1290 128v92l64 42" fill="none" stroke="${pacific}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>${each(12, (at) => `<rect x="1285" y="92" width="10" height="${at % 3 === 0 ? 28 : 14}" rx="5" fill="${pacific}" transform="rotate(${at * 30} 1290 218)"/>`)}<rect y="${shore}" width="1920" height="200" fill="#062536"/>${skyline}${water}`;
  },

  /** A gaming table from above: the wheel runs out of the picture. */
  felt: () => {
    const sectors = each(37, (at) => {
      const [from, to] = [(at / 37) * 2 * Math.PI, ((at + 1) / 37) * 2 * Math.PI];
      const point = (angle: number, radius: number) =>
        `${(1610 + radius * Math.cos(angle)).toFixed(1)} ${(330 + radius * Math.sin(angle)).toFixed(1)}`;
      const fill = at === 0 ? '#1C8A5C' : at % 2 === 0 ? '#141D26' : '#B3282D';
      return `<path d="M${point(from, 420)}A420 420 0 0 1 ${point(to, 420)}L${point(to, 300)}A300 300 0 0 0 ${point(from, 300)}z" fill="${fill}" stroke="#E7C98A" stroke-opacity=".5" stroke-width="2"/>`;
    });
    const chips = [
      [1010, 640, copper],
      [1100, 700, '#2F6FA5'],
      [930, 720, gold],
    ] as const;
    const chip = ([x, y, tint]: (typeof chips)[number]) =>
      `<circle cx="${x + 5}" cy="${y + 9}" r="48" fill="#05201A" opacity=".5"/><circle cx="${x}" cy="${y}" r="48" fill="${tint}"/><circle cx="${x}" cy="${y}" r="42" fill="none" stroke="${paper}" stroke-width="11" stroke-dasharray="18 15"/><circle cx="${x}" cy="${y}" r="26" fill="${paper}" opacity=".92"/>`;
    return `<rect width="1920" height="800" fill="#0A4238"/><path d="M0 0h1920v800H0z" fill="#062C26" opacity=".25"/><g fill="none" stroke="#E7C98A" stroke-opacity=".3" stroke-width="4"><path d="M-20 640h860v-96h360M-20 736h860V640M160 640v96M340 640v96M520 640v96M700 640v96"/><path d="M840 736V640l120-96" stroke-opacity=".2"/></g><circle cx="1620" cy="350" r="492" fill="#041F1A" opacity=".5"/><circle cx="1610" cy="330" r="480" fill="#5A2A14"/><circle cx="1610" cy="330" r="444" fill="#8A4A22"/>${sectors}<circle cx="1610" cy="330" r="300" fill="#5A2A14"/><circle cx="1610" cy="330" r="286" fill="none" stroke="#E7C98A" stroke-width="5"/>${each(8, (at) => `<path d="M1610 330l0-270" stroke="#3C1A0B" stroke-width="5" transform="rotate(${at * 45} 1610 330)"/>`)}<circle cx="1610" cy="330" r="104" fill="#C98B3A"/><path d="M1610 210v240M1490 330h240" stroke="#F4DC9B" stroke-width="26" stroke-linecap="round"/><circle cx="1610" cy="330" r="44" fill="#F4DC9B"/><circle cx="1296" cy="522" r="20" fill="${paper}"/>${chips.map(chip).join('')}`;
  },

  /** Ribbons of small print that fall from above, a present in front of them. */
  receipts: () => {
    const shares = [1, 0.72, 0.9, 0.55];
    const ribbon = (x: number, width: number, height: number, lines: number, tint: string) =>
      `<path d="M${x} -10h${width}V${height}l${-width / 6}-18-${width / 6} 18-${width / 6}-18-${width / 6} 18-${width / 6}-18-${width / 6} 18z" fill="${tint}"/>${each(lines, (at) => `<rect x="${x + 24}" y="${34 + at * 44}" width="${(width - 48) * (shares[at % shares.length] ?? 1)}" height="13" rx="6.500" fill="#4B2C20" opacity="${at === lines - 1 ? 0 : 0.28}"/>`)}<rect x="${x + 24}" y="${34 + (lines - 1) * 44}" width="${width - 48}" height="17" rx="8.500" fill="${copper}"/>`;
    return `<rect width="1920" height="800" fill="#5A2614"/><path d="M1920 0V800H620L1180 0z" fill="#6B2F18"/><g transform="rotate(5 1500 400)">${ribbon(1120, 170, 470, 10, '#E9D8C7')}${ribbon(1330, 210, 640, 14, '#F6EBDD')}${ribbon(1585, 180, 540, 11, '#FFFDF8')}${ribbon(1800, 170, 400, 8, '#E9D8C7')}</g><ellipse cx="1500" cy="748" rx="330" ry="34" fill="#1C0A05" opacity=".45"/>${stamp('gift')(1440, 590, 330, -4)}${stamp('calendar')(1720, 640, 230, 6)}`;
  },
} as const satisfies Record<string, () => string>;
export type BackdropName = keyof typeof backdrops;

/** A ground for the text of a hero, 1920 by 800. */
export function drawBackdrop(name: BackdropName): Drawing {
  return {
    width: 1920,
    height: 800,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="800" viewBox="0 0 1920 800">${backdrops[name]()}</svg>`,
  };
}

import type { Drawing } from '../logos/drawBrand.ts';
import { inks, objects, type ObjectName } from './objects.ts';

const width = 1600;
const height = 1000;
const horizon = 690;
const lens = { x: 800, y: 450, radius: 285 };
/** How much larger things are under the glass. */
const magnification = 1.5;

type Scene = {
  /** Under the lens. */
  main: ObjectName;
  /** On its left and on its right. */
  beside: [ObjectName, ObjectName];
  ground: GroundName;
};

export const grounds = {
  sand: { sky: '#EFE9DC', glass: '#FAF7F0', sun: '#E3B98F', hills: [inks.pacific, 0.1] },
  mist: { sky: '#DFE9ED', glass: '#F4F8FA', sun: '#F3D9B0', hills: [inks.pacific, 0.16] },
  clay: { sky: '#F3E2D7', glass: '#FCF4EE', sun: '#D98A62', hills: ['#7A2E12', 0.13] },
  sage: { sky: '#E2EBE2', glass: '#F5F9F4', sun: '#F0D79A', hills: [inks.good, 0.15] },
} as const;
export type GroundName = keyof typeof grounds;

const place = (name: ObjectName, x: number, y: number, size: number, turn = 0) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100}) rotate(${turn} 50 50)">${objects[name]}</g>`;

const shadow = (x: number, size: number) =>
  `<ellipse cx="${x}" cy="${horizon + 120}" rx="${size}" ry="${size * 0.13}" fill="#072739" opacity=".14"/>`;

/** An illustration of 1600 by 1000: the thing that a page is about under the lens, between two others, before the cordillera. */
export function drawIllustration({ main, beside: [left, right], ground }: Scene): Drawing {
  const { sky, glass, sun, hills } = grounds[ground];
  const [hill, depth] = hills;
  const ridges = [
    ['M0 560l150-120 120 84 170-190 130 128 90-66 190 150 150-96 160 116 130-92 110 70 200-130V1000H0z', depth],
    ['M0 640l210-96 200 74 190-118 240 120 250-110 230 100 280-84V1000H0z', depth + 0.06],
    [`M0 ${horizon}q400-60 800 0t800 0V1000H0z`, depth + 0.12],
  ] as const;
  const { x, y, radius } = lens;
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><clipPath id="glass"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath></defs><rect width="${width}" height="${height}" fill="${sky}"/><circle cx="1240" cy="230" r="120" fill="${sun}" opacity=".8"/>${ridges.map(([path, opacity]) => `<path d="${path}" fill="${hill}" opacity="${opacity}"/>`).join('')}${shadow(330, 190)}${shadow(1290, 180)}${place(left, 330, 620, 360, -4)}${place(right, 1290, 640, 340, 5)}<circle cx="${x}" cy="${y + 16}" r="${radius + 22}" fill="#072739" opacity=".12"/><g clip-path="url(#glass)"><rect x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" fill="${glass}"/>${place(main, x, y, 300 * magnification)}</g><path d="M${x + radius * 0.76} ${y + radius * 0.76}l190 190" stroke="${inks.copper}" stroke-width="74" stroke-linecap="round"/><path d="M${x + radius * 0.72} ${y + radius * 0.72}l46 46" stroke="${inks.pacific}" stroke-width="58"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${inks.pacific}" stroke-width="34"/><path d="M${x - radius * 0.8} ${y - radius * 0.3}a${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.5}-${radius * 0.5}" fill="none" stroke="#FFFFFF" stroke-width="16" stroke-linecap="round" opacity=".9"/></svg>`,
  };
}

/** A ground for the text of a hero, 1920 by 800: the cordillera above the Pacific at dusk, quiet where words stand. */
export function drawBackdrop(things: [ObjectName, ObjectName, ObjectName]): Drawing {
  const ridges = [
    ['M0 470l240-140 150 96 220-190 170 140 120-80 220 170 190-110 210 150 180-100 220 130V800H0z', '#123F57'],
    ['M0 560l300-110 260 84 240-120 320 140 300-120 500 130V800H0z', '#0D344A'],
    ['M0 650q480-70 960 0t960 0V800H0z', '#082A3D'],
  ] as const;
  const waves = [700, 740, 780]
    .map(
      (y) =>
        `<path d="M0 ${y}q60-16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0" fill="none" stroke="#1B536E" stroke-width="3" opacity=".7"/>`,
    )
    .join('');
  const [left, middle, right] = things;
  return {
    width: 1920,
    height: 800,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="800" viewBox="0 0 1920 800"><defs><linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0B3A53"/><stop offset=".6" stop-color="#1C5169"/><stop offset="1" stop-color="#B5532A"/></linearGradient></defs><rect width="1920" height="800" fill="url(#dusk)"/><circle cx="1560" cy="250" r="130" fill="#E8A06F" opacity=".85"/>${ridges.map(([path, tint]) => `<path d="${path}" fill="${tint}"/>`).join('')}${waves}${place(left, 1250, 560, 220, -6)}${place(middle, 1500, 520, 300, 3)}${place(right, 1735, 585, 210, 7)}</svg>`,
  };
}

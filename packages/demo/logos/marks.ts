/** A mark in a square of 100: `ink` is its main colour, `second` its accent, `ground` what it is on. */
export type Mark = (colours: { ink: string; second: string; ground: string }) => string;

const polygon = (points: string, fill: string, more = '') => `<polygon points="${points}" fill="${fill}"${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;
const turn = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('');

export const marks = {
  andes: ({ ink, second }) =>
    polygon('4,86 36,22 68,86', ink) + polygon('40,86 68,38 96,86', second) + polygon('36,22 46,42 38,48 32,42 26,42', second),
  anchorSun: ({ ink, second, ground }) =>
    circle(50, 46, 30, second) +
    line('M50 26V90M26 66c2 16 12 24 24 24s22-8 24-24', ground, 15) +
    line('M50 26V90M26 66c2 16 12 24 24 24s22-8 24-24M36 42h28', ink, 8) +
    circle(50, 20, 9, ground, ` stroke="${ink}" stroke-width="7"`),
  gem: ({ ink, second, ground }) =>
    polygon('50,4 92,36 50,96 8,36', ink) +
    polygon('50,4 66,36 50,96 34,36', second) +
    polygon('8,36 34,36 50,4', ink, ' opacity=".8"') +
    line('M8 36H92', ground, 3),
  lighthouse: ({ ink, second, ground }) =>
    shape('M40 34h20l8 60H32z', ink) +
    shape('M38.7 50h22.600l1.900 14H36.800zM35 78h30l1.600 12H33.400z', ground, ' opacity=".85"') +
    rect(38, 20, 24, 14, second, 2) +
    shape('M34 20l16-14 16 14z', ink) +
    shape('M66 22l30-14v34zM34 22L4 8v34z', second, ' opacity=".75"'),
  bellflower: ({ ink, second }) =>
    line('M50 4c0 10-4 14-4 20', second, 6) +
    shape('M46 24c-22 6-30 36-26 68 8-4 12-12 16-20 2 10 6 18 14 24 8-6 12-14 14-24 4 8 8 16 16 20 4-32-4-62-26-68z', ink) +
    shape('M50 40c-6 14-7 30 0 44 7-14 6-30 0-44z', second) +
    line('M54 14c10-8 22-8 30-2-8 8-20 10-30 2z', second, 3, ` fill-opacity="1"`),
  duneSun: ({ ink, second }) =>
    circle(60, 34, 24, second) +
    shape('M0 74c22-26 40-26 58-10s30 10 42-4v38H0z', ink) +
    shape('M0 90c26-16 50-12 70-4s22 4 30 0v14H0z', second, ' opacity=".55"'),
  fog: ({ ink, second }) =>
    line('M10 26h54M78 26h12M10 44h20M44 44h46M10 62h62M86 62h4M10 80h34M58 80h32', ink, 11) +
    line('M78 26h12M44 44h16M86 62h4', second, 11),
  wheel: ({ ink, second, ground }) =>
    circle(50, 50, 46, ink) +
    turn(8, (angle) => shape('M50 50L43 8a43 43 0 0 1 14 0z', second, ` transform="rotate(${angle} 50 50)"`)) +
    circle(50, 50, 22, ground) +
    circle(50, 50, 14, ink) +
    circle(50, 13, 6, ground),
  volcano: ({ ink, second, ground }) =>
    shape('M4 92L36 34h28l32 58z', ink) +
    shape('M36 34h28l8 14-9 10-8-8-7 18-8-14-8 6-4-12z', second) +
    circle(50, 18, 8, second) +
    circle(64, 10, 5, second) +
    circle(38, 8, 4, second) +
    rect(4, 90, 92, 4, ground),
  bird: ({ ink, second, ground }) =>
    shape('M14 58c0-26 20-44 44-40 14 2 22 12 24 24l14 6-14 8c-4 24-24 36-46 32-6 6-14 8-24 8 6-6 8-10 8-14-4-6-6-14-6-24z', ink) +
    shape('M30 56c12-10 28-8 36 6-8 14-26 16-36 8 2-4 2-8 0-14z', second) +
    circle(66, 36, 5, ground),
  tides: ({ ink, second }) =>
    line('M6 32c14-16 28-16 44 0s30 16 44 0', ink, 11) +
    line('M6 54c14-16 28-16 44 0s30 16 44 0', second, 11) +
    line('M6 76c14-16 28-16 44 0s30 16 44 0', ink, 11),
  dog: ({ ink, second, ground }) =>
    shape('M26 18c8-8 40-8 48 0 10 10 12 28 8 44-4 18-16 32-32 32S22 80 18 62c-4-16-2-34 8-44z', ink) +
    shape('M28 14C14 10 2 26 6 46c2 10 8 14 14 10 4-14 6-28 12-38zM72 14c14-4 26 12 22 32-2 10-8 14-14 10-4-14-6-28-12-38z', second) +
    circle(37, 44, 5.5, ground) +
    circle(63, 44, 5.5, ground) +
    shape('M34 70c0-10 8-14 16-14s16 4 16 14-6 18-16 18-16-8-16-18z', ground) +
    shape('M42 62h16l-8 10z', ink) +
    line('M50 72v6', ink, 4),
  vineLeaf: ({ ink, second }) =>
    shape(
      'M50 96c-4-18-2-30-2-36-12 10-26 10-34 0 8-2 12-6 14-12-12-2-18-12-16-24 10 6 18 6 24 2C38 12 46 6 50 2c4 4 12 10 14 24 6 4 14 4 24-2 2 12-4 22-16 24 2 6 6 10 14 12-8 10-22 10-34 0 0 6 2 18-2 36z',
      ink,
    ) + line('M50 22v46M50 48L34 36M50 48l16-12', second, 4),
  compass: ({ ink, second, ground }) =>
    circle(50, 50, 44, 'none', ` stroke="${ink}" stroke-width="5"`) +
    polygon('50,4 58,42 50,50 42,42', second) +
    polygon('96,50 58,58 50,50 58,42', ink) +
    polygon('50,96 42,58 50,50 58,58', ink) +
    polygon('4,50 42,42 50,50 42,58', ink) +
    circle(50, 50, 5, ground),
  saltHexagons: ({ ink, second }) => {
    const hexagon = (x: number, y: number, fill: string) =>
      polygon(
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              `${(x + 21 * Math.cos((Math.PI / 3) * i + Math.PI / 6)).toFixed(1)},${(y + 21 * Math.sin((Math.PI / 3) * i + Math.PI / 6)).toFixed(1)}`,
          )
          .join(' '),
        fill,
      );
    return hexagon(30, 30, ink) + hexagon(70, 30, second) + hexagon(50, 65, ink) + hexagon(10, 65, second) + hexagon(90, 65, second);
  },
  house: ({ ink, second, ground }) =>
    polygon('10,52 50,14 90,52', ink) +
    rect(20, 50, 60, 26, ink) +
    rect(42, 56, 16, 20, ground) +
    line('M16 88c10-8 18-8 28 0s18 8 40-2', second, 7) +
    circle(70, 22, 8, second),
  deer: ({ ink, second, ground }) =>
    shape('M32 40c2-10 10-14 18-14s16 4 18 14c4 14-2 26-8 36-2 10-6 14-10 14s-8-4-10-14c-6-10-12-22-8-36z', ink) +
    shape('M32 42C22 40 12 30 12 14c12 2 22 10 26 20zM68 42c10-2 20-12 20-28-12 2-22 10-26 20z', ink) +
    shape('M29 36c-6-3-11-9-12-17 7 3 12 8 15 13zM71 36c6-3 11-9 12-17-7 3-12 8-15 13z', second) +
    shape('M44 26l-2-16 7 15zM56 26l2-16-7 15z', second) +
    circle(41, 52, 4.2, ground) +
    circle(59, 52, 4.2, ground) +
    shape('M44 78c0-4 12-4 12 0 0 5-4 8-6 8s-6-3-6-8z', second),
  columns: ({ ink, second }) =>
    polygon('6,30 50,6 94,30', ink) +
    rect(10, 34, 80, 8, second) +
    [16, 36, 56, 76].map((x) => rect(x - 2, 46, 12, 36, ink)).join('') +
    rect(4, 86, 92, 9, second),
  elevenPeaks: ({ ink, second }) =>
    polygon('6,92 34,10 46,44 46,92', ink) +
    polygon('94,92 66,10 54,44 54,92', second) +
    polygon('34,10 40,28 34,34 28,28', second) +
    polygon('66,10 72,28 66,34 60,28', ink),
  stilts: ({ ink, second }) =>
    polygon('8,44 34,18 60,44', ink) +
    rect(14, 42, 40, 20, ink) +
    polygon('50,46 72,26 94,46', second) +
    rect(56, 44, 32, 18, second) +
    line('M20 62v26M48 62v26M62 62v26M82 62v26', ink, 5) +
    line('M4 92h92', second, 5),
  tree: ({ ink, second, ground }) =>
    circle(50, 34, 28, ink) +
    circle(26, 48, 18, ink) +
    circle(74, 48, 18, second) +
    line('M50 94V44M50 68l-16-14M50 62l16-12', ground, 11) +
    line('M50 94V44M50 68l-16-14M50 62l16-12', second, 6),
  railway: ({ ink, second }) =>
    line('M34 6L14 94M66 6l20 88', ink, 8) +
    [20, 38, 58, 80].map((y, index) => line(`M${30 - index * 5} ${y}h${40 + index * 10}`, second, 7)).join(''),
  hat: ({ ink, second, ground }) =>
    shape('M4 66c0-8 16-10 24-10l4-34c2-8 34-8 36 0l4 34c8 0 24 2 24 10 0 10-20 16-46 16S4 76 4 66z', ink) +
    shape('M28.500 50h43l1 9c-12 6-33 6-45 0z', second) +
    line('M36 80c2 12 8 18 14 18s12-6 14-18', ground, 3),
  neonBay: ({ ink, second }) =>
    line('M50 8a42 42 0 1 0 0 84', ink, 8) +
    line('M50 24a26 26 0 1 0 0 52', second, 8) +
    line('M50 40a10 10 0 1 0 0 20M62 30h30M62 50h30M62 70h30', ink, 8),
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;

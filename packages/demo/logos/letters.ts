/**
 * An alphabet of strokes: capital letters as polylines in a cap height of 100, drawn from top to bottom. `*` marks a
 * corner that a style may round or chamfer, `z` closes a stroke, `|` starts another one. Logos thus look the same on
 * every machine, whatever fonts it has.
 */
const glyphs: Record<string, { width: number; strokes: string }> = {
  A: { width: 74, strokes: '0,100 37,0 74,100 | 14,64 60,64' },
  B: { width: 62, strokes: '0,48 56,48* 56,0* 0,0 0,100 62,100* 62,48* 40,48' },
  C: { width: 66, strokes: '66,24 66,0* 0,0* 0,100* 66,100* 66,76' },
  D: { width: 68, strokes: '0,0 68,0* 68,100* 0,100 z' },
  E: { width: 56, strokes: '56,0 0,0 0,100 56,100 | 0,50 46,50' },
  F: { width: 54, strokes: '54,0 0,0 0,100 | 0,50 44,50' },
  G: { width: 68, strokes: '68,24 68,0* 0,0* 0,100* 68,100* 68,54 40,54' },
  H: { width: 66, strokes: '0,0 0,100 | 66,0 66,100 | 0,50 66,50' },
  I: { width: 0, strokes: '0,0 0,100' },
  J: { width: 46, strokes: '46,0 46,100* 0,100* 0,72' },
  K: { width: 64, strokes: '0,0 0,100 | 62,0 0,58 | 22,40 64,100' },
  L: { width: 54, strokes: '0,0 0,100 54,100' },
  M: { width: 82, strokes: '0,100 0,0 41,62 82,0 82,100' },
  N: { width: 68, strokes: '0,100 0,0 68,100 68,0' },
  O: { width: 74, strokes: '0,0* 74,0* 74,100* 0,100* z' },
  P: { width: 62, strokes: '0,100 0,0 62,0* 62,56* 0,56' },
  Q: { width: 74, strokes: '0,0* 74,0* 74,100* 0,100* z | 46,72 80,108' },
  R: { width: 64, strokes: '0,100 0,0 62,0* 62,56* 0,56 | 30,56 64,100' },
  S: { width: 62, strokes: '60,22 60,0* 0,0* 0,49* 62,49* 62,100* 0,100* 0,78' },
  T: { width: 68, strokes: '0,0 68,0 | 34,0 34,100' },
  U: { width: 66, strokes: '0,0 0,100* 66,100* 66,0' },
  V: { width: 72, strokes: '0,0 36,100 72,0' },
  W: { width: 100, strokes: '0,0 26,100 50,24 74,100 100,0' },
  X: { width: 66, strokes: '0,0 66,100 | 66,0 0,100' },
  Y: { width: 68, strokes: '0,0 34,52 68,0 | 34,52 34,100' },
  Z: { width: 64, strokes: '0,0 64,0 0,100 64,100' },
  '0': { width: 62, strokes: '0,0* 62,0* 62,100* 0,100* z' },
  '1': { width: 22, strokes: '0,22 22,0 22,100' },
  '2': { width: 62, strokes: '0,22 0,0* 62,0* 62,48* 0,48* 0,100 62,100' },
  '3': { width: 60, strokes: '0,0 60,0* 60,48* 18,48 | 60,48* 60,100* 0,100' },
  '4': { width: 66, strokes: '52,100 52,0 0,70 66,70' },
  '5': { width: 62, strokes: '60,0 2,0 2,46 62,46* 62,100* 0,100' },
  '6': { width: 62, strokes: '58,0 0,0* 0,100* 62,100* 62,46* 0,46' },
  '7': { width: 60, strokes: '0,0 60,0 20,100' },
  '8': { width: 60, strokes: '4,0* 56,0* 56,48* 4,48* z | 0,48* 60,48* 60,100* 0,100* z' },
  '9': { width: 62, strokes: '62,54 0,54* 0,0* 62,0* 62,100* 4,100' },
  $: { width: 62, strokes: '60,24 60,8* 0,8* 0,49* 62,49* 62,92* 0,92* 0,76 | 31,-6 31,106' },
  '(': { width: 22, strokes: '22,-6 0,22* 0,82* 22,108' },
  ')': { width: 22, strokes: '0,-6 22,22* 22,82* 0,108' },
  ':': { width: 0, strokes: '0,26 0,34 | 0,84 0,92' },
  '-': { width: 40, strokes: '0,52 40,52' },
  '+': { width: 48, strokes: '0,52 48,52 | 24,28 24,76' },
  '*': { width: 40, strokes: '20,8 20,56 | 0,20 40,44 | 40,20 0,44' },
  '.': { width: 0, strokes: '0,92 0,100' },
  ' ': { width: 34, strokes: '' },
};
const accents: Record<string, { base: string; accent: (centre: number) => string }> = {
  Á: { base: 'A', accent: (x) => `${x},-18 ${x + 16},-36` },
  É: { base: 'E', accent: (x) => `${x},-18 ${x + 16},-36` },
  Í: { base: 'I', accent: (x) => `${x},-18 ${x + 16},-36` },
  Ó: { base: 'O', accent: (x) => `${x},-18 ${x + 16},-36` },
  Ú: { base: 'U', accent: (x) => `${x},-18 ${x + 16},-36` },
  È: { base: 'E', accent: (x) => `${x - 14},-36 ${x + 2},-18` },
};

export type LetterStyle = {
  /** Thickness of a stroke, for a cap height of 100. */
  weight: number;
  ends: 'round' | 'butt' | 'square';
  /** Radius of the corners; `chamfer` cuts them straight. */
  radius: number;
  corners: 'round' | 'chamfer';
  /** Horizontal scale. */
  stretch: number;
  /** Degrees to the right. */
  slant: number;
  spacing: number;
  serifs?: boolean;
  /** `inline` draws a fine line inside each stroke, `shadow` a copy behind it. */
  effect?: 'inline' | 'shadow';
};

type Point = { x: number; y: number; isCorner: boolean };

/** The text as SVG paths, fitted into a box and centred in it (or set to its left). */
export function drawText(
  text: string,
  style: LetterStyle,
  colours: { ink: string; second: string },
  box: { x: number; y: number; width: number; height: number; align?: 'left' | 'centre' },
): string {
  const lean = Math.tan((style.slant * Math.PI) / 180) * 100;
  let cursor = 0;
  const paths: string[] = [];
  for (const character of text) {
    const { width, strokes } = readGlyph(character);
    const placed = strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map((point) => ({ ...point, x: point.x * style.stretch + cursor + (lean * (100 - point.y)) / 100 })),
    }));
    paths.push(...placed.map((stroke) => toPath(stroke, style)));
    if (style.serifs) paths.push(...placed.flatMap(({ points, isClosed }) => (isClosed ? [] : serifsOf(points, style.weight))));
    cursor += width * style.stretch + style.spacing + style.weight;
  }
  const { width, height } = sizeOf(text, style);
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.align === 'left' ? box.x : box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  const stroke = (colour: string, weight: number, move = 0) =>
    `<path d="${paths.join('')}" transform="translate(${move} ${move})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="${style.ends}" stroke-linejoin="${style.ends === 'round' ? 'round' : 'miter'}" stroke-miterlimit="1.5"/>`;
  const layers = [
    style.effect === 'shadow' ? stroke(colours.second, style.weight, style.weight * 0.42) : '',
    stroke(colours.ink, style.weight),
    style.effect === 'inline' ? stroke(colours.second, style.weight * 0.22) : '',
  ];
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)}) translate(${style.weight / 2} ${style.weight / 2})">${layers.join('')}</g>`;
}

function sizeOf(text: string, { stretch, spacing, weight, slant }: LetterStyle): { width: number; height: number } {
  const advances = Array.from(text, (character) => readGlyph(character).width * stretch + spacing + weight);
  const lean = Math.tan((slant * Math.PI) / 180) * 100;
  return { width: advances.reduce((sum, advance) => sum + advance, 0) - spacing + lean, height: 100 + weight };
}

type Stroke = { points: Point[]; isClosed: boolean };

function readGlyph(character: string): { width: number; strokes: Stroke[] } {
  const accented = accents[character];
  const glyph = glyphs[accented?.base ?? character];
  if (!glyph) throw new Error(`No letter ${character} in the alphabet of the logos`);
  const source = accented ? `${glyph.strokes} | ${accented.accent(glyph.width / 2)}` : glyph.strokes;
  return {
    width: glyph.width,
    strokes: source
      .split('|')
      .map((stroke) => stroke.trim())
      .filter(Boolean)
      .map(readStroke),
  };
}

function readStroke(source: string): Stroke {
  const isClosed = source.endsWith('z');
  const points = source
    .replace(/ z$/, '')
    .split(' ')
    .map((point) => {
      const [x = 0, y = 0] = point.replace('*', '').split(',').map(Number);
      return { x, y, isCorner: point.endsWith('*') };
    });
  return { points, isClosed };
}

// How far a cubic's handle reaches to look like a quarter of a circle.
const quarter = 0.5523;

function toPath({ points, isClosed }: Stroke, { radius, corners }: LetterStyle): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0, isCorner: false };
  const commands = points.map((point, index) => {
    const isEnd = !isClosed && (index === 0 || index === points.length - 1);
    const letter = index === 0 ? 'M' : 'L';
    if (isEnd || !point.isCorner || radius === 0) return `${letter}${round(point.x)} ${round(point.y)}`;
    const [before, after] = [towards(point, at(index - 1), radius), towards(point, at(index + 1), radius)];
    const start = `${letter}${round(before.x)} ${round(before.y)}`;
    if (corners === 'chamfer') return `${start}L${round(after.x)} ${round(after.y)}`;
    const [first, second] = [between(before, point, quarter), between(after, point, quarter)];
    return `${start}C${round(first.x)} ${round(first.y)} ${round(second.x)} ${round(second.y)} ${round(after.x)} ${round(after.y)}`;
  });
  return `${commands.join('')}${isClosed ? 'Z' : ''}`;
}

function towards(from: Point, to: Point, distance: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return between(from, to, Math.min(distance, length / 2) / length);
}

function between(from: { x: number; y: number }, to: { x: number; y: number }, share: number): { x: number; y: number } {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Small feet on upright ends. */
function serifsOf(points: Point[], weight: number): string[] {
  const ends = [
    [points[0], points[1]],
    [points.at(-1), points.at(-2)],
  ];
  return ends.flatMap(([end, next]) =>
    end && next && Math.abs(end.x - next.x) < 30 && (end.y === 0 || end.y === 100)
      ? [`M${round(end.x - weight * 1.1)} ${end.y}L${round(end.x + weight * 1.1)} ${end.y}`]
      : [],
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;

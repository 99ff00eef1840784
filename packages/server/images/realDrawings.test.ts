import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ImageError } from './imageError.ts';
import { takeImage } from './takeImage.ts';

const folder = new URL('testDrawings/', import.meta.url);
const source = (name: string) => readFileSync(new URL(`${name}.svg`, folder));
const drawn = (bytes: Buffer) =>
  sharp(bytes, { density: 300 }).resize({ width: 80, height: 40, fit: 'fill' }).ensureAlpha().raw().toBuffer();

/** Of 255, on average: what has its size in millimetres is drawn at another one first. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([drawn(one), drawn(other)]);
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}

async function take(bytes: Buffer): Promise<{ outcome: string; taken: Buffer }> {
  const taken = await takeImage(bytes).catch((error: unknown) => {
    if (error instanceof ImageError) return `${error.fault} ${error.detail}`.trim();
    throw error;
  });
  if (typeof taken === 'string') return { outcome: taken, taken: Buffer.alloc(0) };
  expect(taken.bytes.toString()).not.toMatch(/script|onclick|https?:\/\/(?!www\.w3\.org\/2000\/svg")|file:|secreto/i);
  return { outcome: `${taken.width} × ${taken.height}`, taken: taken.bytes };
}

// From the markup of each program, drawn as it came: the file's name is the program and what it uses.
const drawings: Record<string, string> = {
  'affinity-serif': '40 × 20',
  'canva-import-font': '40 × 20',
  'corel-millimetres': '378 × 189',
  'drawio-switch': '40 × 20',
  'favicon-dark-scheme': '40 × 20',
  'figma-background-blur': '40 × 20',
  'figma-pattern-image': '40 × 20',
  'figma-shadow': '40 × 20',
  'illustrator-cc-styles': '40 × 20',
  'illustrator-cs-entities-pgf': '40 × 20',
  'illustrator-font': '40 × 20',
  'inkscape-millimetres-blur': '151 × 76',
  'libreoffice-script': '40 × 20',
  'press-kit-link-handlers': '40 × 20',
  'sketch-no-size': '40 × 20',
  'web-page-no-namespaces': '40 × 20',
};
const refused: Record<string, string> = {
  'figma-conic-gradient': 'element <foreignObject>',
  'figma-noise': 'element <feTurbulence>',
  'inkscape-flow-text': 'element <flowRoot>',
  'no-size': 'undrawable',
  'svgator-animate': 'element <animateTransform>',
};

test('each file of the folder is in one of the lists', () => {
  const files = readdirSync(folder).map((name) => name.replace('.svg', ''));
  expect(files.toSorted()).toEqual([...Object.keys(drawings), ...Object.keys(refused)].toSorted());
});

test.each(Object.entries(drawings))('%s is made safe, measures %s and is drawn as it came', async (name, size) => {
  const { outcome, taken } = await take(source(name));
  expect(outcome).toBe(size);
  expect(await differenceOf(taken, source(name))).toBeLessThan(1);
});

test.each(Object.entries(refused))('%s is refused: %s', async (name, fault) => {
  expect((await take(source(name))).outcome).toBe(fault);
});

test.each(['utf16le', 'latin1'] as const)('a drawing that says that it is %s is read so', async (encoding) => {
  const label = { utf16le: 'UTF-16', latin1: 'ISO-8859-1' }[encoding];
  const text = `<?xml version="1.0" encoding="${label}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Ñandú</title></svg>`;
  const mark = encoding === 'utf16le' ? '\ufeff' : '';
  expect((await takeImage(Buffer.from(mark + text, encoding))).bytes.toString()).toContain('Ñandú');
});

test('megabytes that only Illustrator reads do not count', async () => {
  const whole = source('illustrator-cs-entities-pgf').toString().replace('eJzsvWt', 'eJzsvWt'.repeat(300_000));
  expect(whole.length).toBeGreaterThan(2_000_000);
  expect((await take(Buffer.from(whole))).outcome).toBe('40 × 20');
});

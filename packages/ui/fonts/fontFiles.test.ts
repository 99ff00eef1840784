import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../styles', file), 'utf8');

test('the heading font is the file of the weight that headings have', () => {
  const [, weight] = /--weight-heading: (\d+);/.exec(read('tokens.css')) ?? [];
  const file = `../fonts/fraunces-latin-${weight}-normal.woff2`;
  expect(read('fonts.css')).toContain(`url('${file}')`);
  expect(existsSync(join(import.meta.dirname, file))).toBe(true);
});

test('the font of texts is the file of the weights that texts have', () => {
  const weights = ['text', 'medium', 'bold'].map((name) => Number(new RegExp(`--weight-${name}: (\\d+);`).exec(read('tokens.css'))?.[1]));
  const file = `../fonts/inter-latin-${Math.min(...weights)}-${Math.max(...weights)}-normal.woff2`;
  expect(read('fonts.css')).toContain(`url('${file}')`);
  expect(existsSync(join(import.meta.dirname, file))).toBe(true);
});

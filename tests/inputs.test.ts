import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync('tests/inputs.md', 'utf8').matchAll(/^\|.*\| `([^`]+\.test\.ts)`: (.+?) *\|$/gm);
const rows = [...table].map(([, file = '', title = '']) => ({ file, title, inputs: countInputs(readFileSync(file, 'utf8'), title) }));

/** 0 for a title that is not there; of a list, its entries: the formatter puts each on lines of its own, one step in. */
function countInputs(source: string, title: string): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => [`('${title}'`, `("${title}"`, `(\n  '${title}'`].some((start) => line.includes(start)));
  if (at === -1) return lines.some((line) => line.trim() === `'${title}',`) ? 1 : 0;
  const [, indent, end] = /^( *)(\])?/.exec(lines[at] ?? '') ?? [];
  if (end === undefined) return 1;
  const start = lines.findLastIndex((line, index) => index < at && line.startsWith(`${indent}`) && /\.(?:each|for)\b.*\[$/.test(line));
  return lines
    .slice(start + 1, at)
    .filter((line) => line.startsWith(`${indent}  `) && /^[^\s\])}/]/.test(line.slice((indent ?? '').length + 2))).length;
}

it('each kind of input has a test', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ inputs }) => inputs === 0)).toEqual([]);
});

it('the lists of those tests have 200 inputs and more', () => {
  expect(rows.reduce((sum, { inputs }) => sum + inputs, 0)).toBeGreaterThan(200);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync('tests/inputs.md', 'utf8').matchAll(/^\|.*\| `([^`]+\.test\.ts)`: (.+?) *\|$/gm);
const rows = [...table].map(([, file = '', title = '']) => ({ file, title, inputs: countInputs(readFileSync(file, 'utf8'), title) }));

/** 0 for a title that is not there; of a list, its entries: the formatter puts each on lines of its own, one step in. */
function countInputs(source: string, title: string): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => [`('${title}'`, `("${title}"`, `(\n  '${title}'`].some((start) => line.includes(start)));
  if (at === -1) return lines.some((line) => line.trim() === `'${title}',`) ? 1 : 0;
  const line = lines[at] ?? '';
  const [, indent = '', end] = /^( *)(\])?/.exec(line) ?? [];
  const [, name] = /\.each\((?:Object\.entries\()?(\w+)\)/.exec(line) ?? [];
  if (name !== undefined) {
    const start = lines.findIndex((one) => one.startsWith(`${indent}const ${name}`) && /[[{]$/.test(one));
    const length = lines.slice(start).findIndex((one) => [`${indent}];`, `${indent}};`].includes(one));
    return countEntries(lines.slice(start + 1, start + length), indent);
  }
  if (end === undefined) return 1;
  const start = lines.findLastIndex((one, index) => index < at && one.startsWith(indent) && /\.(?:each|for)\b.*\[$/.test(one));
  return countEntries(lines.slice(start + 1, at), indent);
}

function countEntries(lines: readonly string[], indent: string): number {
  return lines.filter((line) => line.startsWith(`${indent}  `) && /^[^\s\])}/]/.test(line.slice(indent.length + 2))).length;
}

it('counts each list of pictures, wherever it stands', () => {
  const counted = (title: string, file: string) => countInputs(readFileSync(`packages/server/images/${file}.test.ts`, 'utf8'), title);
  expect(counted('%s: %s', 'realPictures')).toBeGreaterThan(30);
  expect(counted('%s is refused: %s', 'realDrawings')).toBe(5);
});

it('each kind of input has a test', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ inputs }) => inputs === 0)).toEqual([]);
});

it('the lists of those tests have 200 inputs and more', () => {
  expect(rows.reduce((sum, { inputs }) => sum + inputs, 0)).toBeGreaterThan(200);
});

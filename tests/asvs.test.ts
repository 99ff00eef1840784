import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** ASVS 5.0.0: how many requirements of levels 1 and 2 the sections of each chapter have. Those of level 3 come after them in each section. */
const requirementsOf: Record<number, Record<number, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};
const checklist = (await readFile('docs/security.md', 'utf8')).split('## ASVS')[1] ?? '';
const rows = checklist.matchAll(/^\| (\d[^|]+)\|[^|]+\|([^|]+)\|$/gm).toArray();

it('the checklist has each requirement of ASVS 5.0 on levels 1 and 2 once', () => {
  const all = Object.entries(requirementsOf).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`)),
  );
  const absent = /^Not applicable[^]*?\n\n/m.exec(checklist)?.[0] ?? '';
  const listed = [...rows.map(([, lines = '']) => lines), absent].flatMap(readNumbers);
  expect(all).toHaveLength(253);
  expect(listed.toSorted()).toEqual(all.toSorted());
});

it('what it names is there', () => {
  const files = rows.flatMap(([, , shown = '']) => [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(files.length).toBeGreaterThan(90);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** `1.2.3, 1.2.5–1.2.7`: a range stays in its section. */
function readNumbers(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`),
  );
}

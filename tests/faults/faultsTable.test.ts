import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';
import { findLastRelease, markOutdated, readRows } from './faultsTable.ts';

const page = readFileSync('docs/faults.md', 'utf8');
const release = findLastRelease(readFileSync('CHANGELOG.md', 'utf8'));

it('the table has a row for each fault, with the words of today', () => {
  expect(readRows(page).map(({ name }) => name)).toEqual(faults.map(({ name }) => name));
  const cells = readRows(page).map(({ line }) => line.split(' | ').map((cell) => cell.trim().replaceAll('\\', '')));
  expect(cells.map(([, done, holds]) => [done, holds])).toEqual(faults.map(({ done, holds }) => [done, holds]));
});

it('the test files of a row are there', () => {
  const files = faults.flatMap((fault) => ('tests' in fault ? fault.tests : []));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('a row that was tried before the last release says so', () => {
  for (const row of readRows(page)) expect([row.name, markOutdated(row, release)]).toEqual([row.name, row.line]);
});

it.each([
  ['2026-11-20', '2026-11-20, 14f7b7a0, before the last release |'],
  ['2026-11-21', '2026-11-21, 14f7b7a0 |'],
  ['2026-11-22', '2026-11-22, 14f7b7a0 |'],
])('of a row of %s it reads %s where the release was on 2026-11-21', (day, end) => {
  const [row] = readRows(`| \`x-y\` | done | holds | yes | 1 | 1 | 0 | seen | ${day}, 14f7b7a0 |`);
  if (!row) throw new Error('the row was not read');
  const marked = markOutdated(row, findLastRelease('# Changelog\n\n## Unreleased\n\n## 0.2.0 · 2026-11-21\n\n## 0.1.0 · 2026-10-01\n'));
  expect(marked.endsWith(end)).toBe(true);
  const [again] = readRows(marked);
  expect(again && markOutdated(again, '2027-01-01').match(/before the last release/g)).toHaveLength(1);
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const text = await readFile('docs/requirements.md', 'utf8');
const rows = text.matchAll(/^\| (\d+\.\d+) +\|(.+)\|(.+)\|(.+)\|$/gm).toArray();
const filesIn = (cell = '') => [...cell.matchAll(/`([\w[\]()./-]+\.\w+)`/g)].map(([, file = '']) => file);

it('are numbered one after the other in each chapter', () => {
  expect(rows.length).toBeGreaterThan(250);
  const next = new Map<string, number>();
  for (const [, number = ''] of rows) {
    const [chapter = '', place = ''] = number.split('.');
    expect(Number(place), number).toBe((next.get(chapter) ?? 0) + 1);
    next.set(chapter, Number(place));
  }
});

it('name code that is there, and tests that are there', () => {
  const gone = rows.flatMap(([, number = '', , code, test]) =>
    [...filesIn(code), ...filesIn(test)].filter((file) => !existsSync(file)).map((file) => `${number} ${file}`),
  );
  expect(gone).toEqual([]);
  expect(rows.filter(([, , , code]) => filesIn(code).length === 0).map(([, number]) => number)).toEqual([]);
});

it('that code cites are in the list', () => {
  const known = new Set(rows.map(([, number]) => number));
  const cited = execFileSync('git', ['grep', '-hoiE', 'requirements? [0-9]+\\.[0-9]+', '--', 'apps', 'packages', 'scripts'], {
    encoding: 'utf8',
  });
  const unknown = cited
    .split('\n')
    .filter(Boolean)
    .map((citation) => citation.split(' ')[1])
    .filter((number) => !known.has(number ?? ''));
  expect(unknown).toEqual([]);
});

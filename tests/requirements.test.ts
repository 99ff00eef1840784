import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readMarks, readRequirements } from '../scripts/requirements.ts';

const numbers = [...(await readRequirements()).keys()];
const marks = readMarks();

it('are numbered one after the other in each chapter', () => {
  expect(numbers.length).toBeGreaterThan(400);
  const next = new Map<string, number>();
  for (const number of numbers) {
    const [chapter = '', place = ''] = number.split('.');
    expect(Number(place), number).toBe((next.get(chapter) ?? 0) + 1);
    next.set(chapter, Number(place));
  }
});

it('are each shown by a test that says so', () => {
  expect(numbers.filter((number) => !marks.has(number))).toEqual([]);
});

it('that tests and code name are in the list', () => {
  const cited = execFileSync('git', ['grep', '-hoiE', 'requirements? [0-9]+\\.[0-9]+', '--', 'apps', 'packages', 'scripts'], {
    encoding: 'utf8',
  });
  const named = [...marks.keys(), ...[...cited.matchAll(/\d+\.\d+/g)].map(([number]) => number)];
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { areaOf, drawMutants } from './drawMutants.ts';
import { applyMutant, mutantsOf } from './mutantsOf.ts';
import { reachedTests, listModules } from './importers.ts';

const faultsIn = (source: string) => mutantsOf('module.tsx', source).map((mutant) => applyMutant(source, mutant));
const root = process.cwd();

describe('the faults of a module', () => {
  it.each([
    ['a < b;', ['a <= b;']],
    ['a >= b;', ['a > b;']],
    ['a === b;', ['a !== b;']],
    ['a + b;', ['a - b;']],
    ["a + 'text';", []],
    ['a /* < */ < b;', ['a /* < */ <= b;']],
    ['a && b;', ['((a) || (b));']],
    ['a ?? b;', ['(a);']],
    ['!a;', ['(a);']],
    ['a += b;', ['a -= b;']],
    ['list.filter(Boolean);', ['list;']],
    ['list.toSorted(by);', ['list.toSorted(by).reverse();']],
    ['list.some(is);', ['list.every(is);']],
    ['a(true, 7, 86_400);', ['a(false, 7, 86_400);', 'a(true, 8, 86_400);']],
    ['a ? b : c;', ['true ? b : c;', 'false ? b : c;']],
    ['function f() { if (a) return; }', ['function f() { if (false) return; }']],
    ['if (a) b();', ['if (false) b();', 'if (true) b();']],
    ["'ñ🎰'; a < b;", ["'ñ🎰'; a <= b;"]],
  ])('of %s', (source, expected) => {
    expect(faultsIn(source).toSorted()).toEqual([...expected].toSorted());
  });

  it('are none in types, imports, names of keys and examples of shapes', () => {
    expect(faultsIn("import a from 'b'; type A = 1 | true; const c = { 1: d } as A; const gameExample = { isOld: true };")).toEqual([]);
  });
});

describe('a draw', () => {
  const files = listModules(root);
  const draw = (seed: number) => drawMutants(root, files, { areas: [areaOf('packages/domain/')], count: 20, seed });

  it('is the same for the same seed, of different faults, and another for another seed', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(new Set(draw(1).map(({ file, start, kind }) => `${file} ${start} ${kind}`)).size).toBe(20);
  });

  it('is of what runs, not of tests', () => {
    expect(draw(1).filter(({ file }) => !file.startsWith('packages/domain/') || file.includes('.test.'))).toEqual([]);
  });
});

it('the tests of a file are those of its name, those of its folder, then by the imports between', () => {
  const importers = new Map([
    ['a/one.ts', ['b/two.ts', 'b/one.test.ts', 'a/other.test.ts', 'a/one.database.test.ts', 'a/one.test.ts']],
    ['b/two.ts', ['c/two.test.ts']],
    ['d/other.ts', ['d/other.test.ts']],
  ]);
  expect(reachedTests('a/one.ts', importers)).toEqual([
    'a/one.database.test.ts',
    'a/one.test.ts',
    'a/other.test.ts',
    'b/one.test.ts',
    'c/two.test.ts',
  ]);
});

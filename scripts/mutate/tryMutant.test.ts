// @module-tag thorough
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from './copyTree.ts';
import { mutantsOf } from './mutantsOf.ts';
import { stagesOf, tryMutant } from './tryMutant.ts';

let copy: TreeCopy;
beforeAll(() => {
  copy = copyTree(process.cwd());
});
afterAll(() => copy.remove());

const module = 'packages/domain/mutated.ts';

async function tryFault(source: string, expectation: string, kind: string, limits?: { least: number; factor: number }) {
  const test = `import { expect, it } from 'vitest';
import { mutated } from '@lupa/domain/mutated.ts';
it('holds', () => ${expectation});
`;
  writeFileSync(join(copy.root, module), source);
  writeFileSync(join(copy.root, 'packages/domain/mutated.test.ts'), test);
  const mutant = mutantsOf(module, source).find((each) => each.kind === kind);
  if (!mutant) throw new Error('There is no such fault');
  const drawn = { ...mutant, area: dirname(module), file: module, line: 1, text: '' };
  const stages = [['packages/domain/mutated.test.ts']];
  return (await tryMutant(copy, drawn, { stages, leftOut: 0 }, new Map(), limits)).result;
}

describe('a fault', () => {
  const isAdult = 'export const mutated = (age: number) => age >= 18;\n';

  it('is seen by a test of another package that imports it by its name', async () => {
    expect(await tryFault(isAdult, 'expect(mutated(18)).toBe(true)', '>= to >')).toBe('seen');
  });

  it('is not seen by a test that leaves the bound out', async () => {
    expect(await tryFault(isAdult, 'expect(mutated(19)).toBe(true)', '>= to >')).toBe('not seen');
  });

  it('is not seen by a test that fails without it', async () => {
    expect(await tryFault(isAdult, 'expect(mutated(18)).toBe(false)', '>= to >')).toBe('not seen');
  });

  it('that makes a loop endless ends by the time limit', async () => {
    const counts = 'export const mutated = (end: number) => { let at = 0; while (at < end) at += 1; return at; };\n';
    expect(await tryFault(counts, 'expect(mutated(3)).toBe(3)', '+= to -=', { least: 4000, factor: 1 })).toBe('timeout');
  });
});

it('at most three database tests are run, and the others counted', () => {
  const tests = Array.from({ length: 7 }, (_, place) => `a/${place}.database.test.ts`);
  const { stages, leftOut } = stagesOf('a/one.ts', new Map([['a/one.ts', [...tests, 'a/one.test.ts', 'b/one.browser.test.ts']]]));
  expect({ stages, leftOut }).toEqual({ stages: [['a/one.test.ts'], [], tests.slice(0, 3)], leftOut: 4 });
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';

type Shared = { closePages: () => Promise<string[]>; close: () => Promise<void> };

/**
 * What `start` gives, for all the tests of the file that calls this at its top: started before the first one, closed after the last one.
 * After each test its pages are closed, and the test fails if anything went wrong in them but what `isExpected`.
 */
export function sharedByTests<Given extends Shared>(
  start: () => Promise<Given>,
  isExpected: (problem: string) => boolean = () => false,
): Given {
  let started: Given | undefined;
  const given = () => {
    if (!started) throw new Error('What the tests of a file share is there from its first test on: use it in tests and hooks only.');
    return started;
  };
  beforeAll(async () => {
    started = await start();
  });
  afterEach(async () => {
    const problems = await given().closePages();
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  });
  afterAll(() => started?.close());
  return new Proxy({} as Given, { get: (_, name) => given()[name as keyof Given] });
}

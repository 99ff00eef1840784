import { expect, test } from 'vitest';
import ProgressReporter from './progressReporter.ts';

type Module = Parameters<ProgressReporter['onTestModuleEnd']>[0];

test('what is over, what is left, failures at once and the slowest files', () => {
  const lines: string[] = [];
  let now = 0;
  const reporter = new ProgressReporter({ write: (line) => void lines.push(line), now: () => now });
  const end = (name: string, duration: number, failures: { fullName: string; message: string; diff: string }[] = []) => {
    const failed = failures.map(({ fullName, ...error }) => ({ fullName, result: () => ({ errors: [error] }) }));
    const module = {
      project: { name: 'unit' },
      relativeModuleId: name,
      diagnostic: () => ({ duration }),
      errors: () => [],
      children: { allTests: () => failed },
    };
    reporter.onTestModuleEnd(module as unknown as Module);
  };
  reporter.onTestRunStart(
    Array.from({ length: 12 }, (_, index) => ({ moduleId: String(index), project: { name: index === 11 ? 'product' : 'unit' } })),
  );
  now = 14_999;
  end('a.test.ts', 1000, [{ fullName: 'a > fails', message: 'expected 1 to be 2', diff: '- 2\n+ 1' }]);
  expect(lines).toEqual(['· 12 test files', '✗ unit a.test.ts > a > fails\n  expected 1 to be 2\n- 2\n+ 1']);
  now = 15_000;
  end('b.test.ts', 2000);
  expect(lines.at(-1)).toBe('· unit: 2 of 12 files, 13.6 min left');
  for (let index = 0; index < 10; index++) end(`${index}.test.ts`, index);
  reporter.onTestRunEnd([], [{ message: 'torn' }, { message: 'lost', VITEST_TEST_PATH: `${process.cwd()}/c.test.ts` }]);
  expect(lines).toContain('✗ outside of all tests: torn');
  expect(lines).toContain('✗ outside of all tests, in c.test.ts: lost');
  expect(lines.slice(-10, -7)).toEqual(['  2.0 s  unit b.test.ts', '  1.0 s  unit a.test.ts', '  0.0 s  unit 9.test.ts']);
});

import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/setup/longestFirst.ts';

const folders = '{apps,packages,scripts,tests,bench}/**';
const cores = availableParallelism();

/** A project's files end in its name: `x.database.test.ts`. */
function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, include: [`${folders}/*.${name}.test.{ts,tsx}`], globalSetup: ['tests/setup/postgresOnDemand.ts'], ...test },
  };
}

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    setupFiles: ['tests/setup/failOnConsoleError.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest's own second is short for a page on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // What needs nothing but Node.
      project('unit', {
        include: [`${folders}/*.test.{ts,tsx}`],
        exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.{database,browser,product}.test.*'],
        globalSetup: [],
        setupFiles: ['tests/setup/failOnConsoleError.ts', 'tests/setup/unitOnly.ts'],
        pool: 'threads',
        isolate: false,
        maxWorkers: cores,
        sequence: { groupOrder: 0 },
      }),
      // Each file in a process of its own: Payload starts once only in a process.
      project('database', { maxWorkers: cores + 1, sequence: { groupOrder: 1 } }),
      project('browser', { maxWorkers: cores + 1, sequence: { groupOrder: 1 } }),
      // Each file starts the product with its processes, and mostly waits for them.
      project('product', {
        globalSetup: ['tests/setup/postgresOnDemand.ts', 'tests/setup/seededDataOnDemand.ts'],
        maxWorkers: cores + 1,
        sequence: { groupOrder: 1 },
        // They build, seed and start it: on a busy machine that takes many times as long.
        testTimeout: 1_200_000,
        hookTimeout: 1_200_000,
      }),
    ],
  },
});

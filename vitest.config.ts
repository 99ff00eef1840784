import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,tests,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    globalSetup: ['tests/setup/postgres.ts'],
    setupFiles: ['tests/setup/failOnConsoleError.ts'],
    // Browser tests mostly wait: three files at a time even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

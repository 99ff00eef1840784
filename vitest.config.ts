import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/setup/longestFirst.ts';

const folders = '{apps,packages,scripts,tests,bench}/**';
const neverTests = ['**/node_modules/**', '**/dist/**', '**/.next/**'];

/** Database tests that need a process of their own. */
const aloneDatabaseTests = [
  // Another market: read from the environment when the first module asks for it.
  'tests/market/peru.database.test.ts',
  'apps/studio/seed/otherCountry.database.test.ts',
  // Traces are started once in a process.
  'tests/traces/traces.database.test.ts',
  'apps/studio/traces.database.test.ts',
  'packages/database/traceQueries.database.test.ts',
  // Passwords that an older release has hashed.
  'apps/studio/scripts/upgrade.database.test.ts',
  // The site: it needs fetch's objects as Node has them, and the services put Hono's in their place.
  'tests/cdn/varnish.database.test.ts',
  'tests/ratings/demoVerdicts.database.test.ts',
  'tests/ratings/newMethod.database.test.ts',
  'tests/errorReportFlood.database.test.ts',
  'tests/demo/texts.database.test.ts',
  'tests/bodies/site.database.test.ts',
];

/** A project's files end in its name: `x.database.test.ts`. */
function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, include: [`${folders}/*.${name}.test.{ts,tsx}`], globalSetup: ['tests/setup/postgresOnDemand.ts'], ...test },
  };
}

export default defineConfig({
  test: {
    exclude: neverTests,
    setupFiles: ['tests/setup/failOnConsoleError.ts'],
    sequence: { sequencer: LongestFirst },
    // Tests wait a fifth of their time: for a browser, a database, a process.
    maxWorkers: availableParallelism() + 1,
    // How long a busy machine takes says nothing about what is tested: one generous limit for all, and no test has its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A failure names what it found, not `[ Array(1) ]`.
    chaiConfig: { truncateThreshold: 600 },
    tags: [{ name: 'thorough', description: 'Takes minutes. Not in `npm test`, but in `npm run test:all`.' }],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // What needs nothing but Node.
      project('unit', {
        include: [`${folders}/*.test.{ts,tsx}`],
        exclude: [...neverTests, '**/*.{database,browser,product}.test.*'],
        globalSetup: [],
        setupFiles: ['tests/setup/failOnConsoleError.ts', 'tests/setup/unitOnly.ts'],
        pool: 'threads',
        isolate: false,
      }),
      // Files share processes: what takes long is to load Payload. Each has a Payload and a database of its own.
      project('database', {
        exclude: [...neverTests, ...aloneDatabaseTests],
        setupFiles: ['tests/setup/failOnConsoleError.ts', 'tests/setup/quickPasswords.ts'],
        isolate: false,
      }),
      project('database-alone', { include: aloneDatabaseTests }),
      // Files share processes, and the Chromium of each.
      project('browser', { isolate: false }),
      // Each file starts the product with its processes, and mostly waits for them.
      project('product', {
        globalSetup: ['tests/setup/postgresOnDemand.ts', 'tests/setup/demoOnDemand.ts'],
        // They build, seed and start it.
        testTimeout: 1_200_000,
        hookTimeout: 1_200_000,
        expect: { poll: { timeout: 120_000 } },
      }),
    ],
  },
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * @param {string} root
 * @param {ReturnType<typeof import('./runner.mjs').createRunner>} run
 */
export function createVitest(root, run) {
  /** Runs vitest with a place for what it writes, and reads it. */
  async function readReport(parametersFor) {
    const folder = mkdtempSync(join(tmpdir(), 'lupa-test-'));
    try {
      const report = join(folder, 'report.json');
      const code = await run('vitest', parametersFor(report));
      if (!existsSync(report)) throw new Error('vitest ended without a report');
      return { code, report: JSON.parse(readFileSync(report, 'utf8')) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    /** The files that the parameters choose, each with its project. */
    async list(parameters) {
      const { report } = await readReport((file) => ['list', '--filesOnly', `--json=${file}`, ...parameters]);
      return report;
    },
    /** The exit code, and what became of each file; `name` is relative to the root. */
    async run(parameters) {
      const reporters = (file) => ['--reporter=./tests/setup/progressReporter.ts', '--reporter=json', `--outputFile.json=${file}`];
      const { code, report } = await readReport((file) => ['run', ...reporters(file), ...parameters]);
      return { code, files: report.testResults.map((result) => ({ ...result, name: relative(root, result.name) })) };
    },
  };
}

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TreeCopy } from './copyTree.ts';

type Report = { testResults: { name: string; status: 'passed' | 'failed'; startTime: number; endTime: number }[] };

/** `failed`: test files by paths from the root. `hasFailed` without one: an error that belongs to no file. */
export type TestRun = { hasFailed: boolean; isTooSlow: boolean; failed: string[]; milliseconds: Map<string, number> };

type Options = { limit?: number; isFirstFailureEnough?: boolean };

/** Runs test files of a copy in a process of its own, which is killed with all that it started after `limit` milliseconds. */
export async function runTests({ root, temporary }: TreeCopy, paths: readonly string[], options: Options = {}): Promise<TestRun> {
  const output = join(temporary, 'report.json');
  rmSync(output, { force: true });
  const parameters = ['run', '--project=unit', '--project=database*', '--reporter=json', `--outputFile=${output}`, '--maxWorkers=1'];
  if (options.isFirstFailureEnough) parameters.push('--bail=1');
  const { code, isTooSlow } = await runVitest(root, temporary, [...parameters, ...paths], options.limit);
  const results = readReport(output);
  const of = (name: string) => relative(root, name);
  return {
    hasFailed: code !== 0,
    isTooSlow,
    failed: results.filter(({ status }) => status === 'failed').map(({ name }) => of(name)),
    milliseconds: new Map(results.map(({ name, startTime, endTime }) => [of(name), endTime - startTime])),
  };
}

function runVitest(root: string, temporary: string, parameters: string[], limit?: number) {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; isTooSlow: boolean }>();
  const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...parameters], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    // Not what a surrounding test run says of itself.
    env: { ...withoutVitest(process.env), TMPDIR: temporary } as unknown as NodeJS.ProcessEnv,
  });
  const kill = () => killGroup(vitest.pid);
  process.prependListener('exit', kill);
  let isTooSlow = false;
  const timer =
    limit === undefined
      ? undefined
      : setTimeout(() => {
          isTooSlow = true;
          kill();
        }, limit);
  vitest.on('error', reject);
  vitest.on('exit', (code) => {
    clearTimeout(timer);
    process.off('exit', kill);
    kill();
    resolve({ code, isTooSlow });
  });
  return promise;
}

const withoutVitest = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => !/^(?:VITEST|VITE_|NODE_ENV$|TEST$|PROD$|DEV$|MODE$|BASE_URL$|SSR$)/.test(name)),
  );

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function readReport(path: string): Report['testResults'] {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as Report).testResults;
  } catch {
    return [];
  }
}

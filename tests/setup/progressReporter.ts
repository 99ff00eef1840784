import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A line at most this often, in milliseconds. */
const pause = 15_000;
const slowestFiles = 10;
/** Seconds that a file of a project takes as a rule, so that the first files, which are the longest, say how long the rest takes. */
const usualSeconds: Record<string, number> = { unit: 0.6, database: 5, 'database-alone': 8, browser: 11, product: 60 };

type Specification = { moduleId: string; project: { name: string } };
const weigh = ({ project }: { project: { name: string } }) => usualSeconds[project.name] ?? 1;

/** What broke while no test ran; vitest adds the file that ran then. */
type TornError = { message: string; stack?: string | undefined; VITEST_TEST_PATH?: unknown };

type Options = { write?: (line: string) => void; now?: () => number };

/** Says in plain lines what runs, how much of it is over and how long the rest takes, failures at once, and at the end the slowest files. */
export default class ProgressReporter implements Reporter {
  readonly #write: (line: string) => void;
  readonly #now: () => number;
  readonly #durations: { name: string; milliseconds: number }[] = [];
  #files = 0;
  #weight = 0;
  #done = 0;
  #begun = 0;
  #told = 0;

  constructor({ write = (line) => void process.stdout.write(`${line}\n`), now = () => performance.now() }: Options = {}) {
    this.#write = write;
    this.#now = now;
  }

  onTestRunStart(specifications: readonly Specification[]): void {
    this.#files = specifications.length;
    this.#weight = specifications.reduce((sum, each) => sum + weigh(each), 0);
    this.#begun = this.#now();
    this.#told = this.#begun;
    this.#write(`· ${this.#files} test files`);
  }

  onTestModuleEnd(
    module: Pick<TestModule, 'relativeModuleId' | 'diagnostic' | 'children' | 'errors'> & { project: { name: string } },
  ): void {
    const name = `${module.project.name} ${module.relativeModuleId}`;
    this.#durations.push({ name, milliseconds: module.diagnostic().duration });
    this.#done += weigh(module);
    for (const { message } of module.errors()) this.#write(`✗ ${name}\n  ${message}`);
    for (const test of module.children.allTests('failed')) {
      const [error] = test.result().errors ?? [];
      this.#write([`✗ ${name} > ${test.fullName}`, `  ${error?.message ?? ''}`, ...(error?.diff ? [error.diff] : [])].join('\n'));
    }
    if (this.#now() - this.#told < pause) return;
    this.#told = this.#now();
    this.#write(`· ${module.project.name}: ${this.#durations.length} of ${this.#files} files, ${this.#minutesLeft()} min left`);
  }

  onTestRunEnd(_: readonly unknown[], errors: readonly TornError[]): void {
    for (const { message, stack, VITEST_TEST_PATH: path } of errors)
      this.#write(`✗ outside of all tests${typeof path === 'string' ? `, in ${relative(process.cwd(), path)}` : ''}: ${stack ?? message}`);
    const slowest = this.#durations.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, slowestFiles);
    this.#write('· slowest files:');
    for (const { name, milliseconds } of slowest) this.#write(`  ${(milliseconds / 1000).toFixed(1)} s  ${name}`);
  }

  #minutesLeft(): string {
    const passed = (this.#now() - this.#begun) / 60_000;
    return ((passed / this.#done) * (this.#weight - this.#done)).toFixed(1);
  }
}

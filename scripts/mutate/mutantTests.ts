import { join, relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { DrawnMutant, Outcome } from './drawnMutant.ts';
import { reachedTests, readImporters } from './importers.ts';

// Nearest first: what further ones alone see is rare, and waiting for hundreds of them is what a survivor costs.
const most = { nearestUnit: 3, unit: 14, database: 2 };

/**
 * The tests of the repository, kept warm. A fault is put in as its module is read, so that no file on the disk changes.
 * A program that a test starts by itself reads the disk, and is without the fault.
 */
export class MutantTests {
  readonly #root: string;
  readonly #vitest: Vitest;
  readonly #importers: ReadonlyMap<string, readonly string[]>;
  readonly #specifications: Map<string, TestSpecification>;
  readonly #current: { mutant: DrawnMutant | null };
  /** What each test file says without a fault. */
  readonly #isSound = new Map<string, boolean>();

  private constructor(
    root: string,
    vitest: Vitest,
    files: readonly string[],
    specifications: TestSpecification[],
    current: { mutant: DrawnMutant | null },
  ) {
    this.#root = root;
    this.#vitest = vitest;
    this.#importers = readImporters(root, files);
    this.#specifications = new Map(specifications.map((specification) => [relative(root, specification.moduleId), specification]));
    this.#current = current;
  }

  /** `files`: all modules of the repository, by paths from `root`. */
  static async start(root: string, files: readonly string[]): Promise<MutantTests> {
    const current: { mutant: DrawnMutant | null } = { mutant: null };
    const plugin = {
      name: 'mutant',
      enforce: 'pre' as const,
      transform(code: string, id: string) {
        const { mutant } = current;
        return mutant && id === join(root, mutant.file) ? { code: applyMutant(code, mutant), map: null } : null;
      },
    };
    const options = { root, watch: false, bail: 1, reporters: [{}], project: ['unit', 'database'] };
    const vitest = await createVitest('test', options, { plugins: [plugin] });
    await vitest.standalone();
    return new MutantTests(root, vitest, files, await vitest.globTestSpecifications(), current);
  }

  async stop(): Promise<void> {
    await this.#vitest.close();
  }

  async try(mutant: DrawnMutant): Promise<Outcome> {
    const reached = reachedTests(mutant.file, this.#importers).filter((path) => this.#specifications.has(path));
    const isOf = (project: string) => (path: string) => this.#specifications.get(path)?.project.name === project;
    // What tries the whole product takes longest.
    const unit = reached
      .filter(isOf('unit'))
      .toSorted((one, other) => Number(one.startsWith('tests/')) - Number(other.startsWith('tests/')));
    const stages = [
      unit.slice(0, most.nearestUnit),
      unit.slice(most.nearestUnit, most.unit),
      reached.filter(isOf('database')).slice(0, most.database),
    ];
    for (const stage of stages) {
      const seenBy = await this.#firstToFail(mutant, stage);
      if (seenBy !== null) return { seenBy };
    }
    return { seenBy: null };
  }

  async #firstToFail(mutant: DrawnMutant, paths: string[]): Promise<string | null> {
    const sound = paths.filter((path) => this.#isSound.get(path) !== false);
    const failed = await this.#run(mutant, sound);
    if (failed === null) return null;
    if (!this.#isSound.has(failed)) this.#isSound.set(failed, (await this.#run(null, [failed])) === null);
    // Where a test fails without the fault, too, it tells nothing.
    return this.#isSound.get(failed) === true ? failed : this.#firstToFail(mutant, sound);
  }

  /** The first test file that fails. */
  async #run(mutant: DrawnMutant | null, paths: string[]): Promise<string | null> {
    const specifications = paths.flatMap((path) => this.#specifications.get(path) ?? []);
    if (specifications.length === 0) return null;
    this.#putIn(mutant);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    const failed = testModules.find(hasFailed);
    if (failed) return relative(this.#root, failed.moduleId);
    return unhandledErrors.length > 0 ? (paths[0] ?? null) : null;
  }

  #putIn(mutant: DrawnMutant | null): void {
    for (const { file } of [this.#current.mutant, mutant].filter((changed) => changed !== null))
      this.#vitest.invalidateFile(join(this.#root, file));
    this.#current.mutant = mutant;
    this.#vitest.state.errorsSet.clear();
  }
}

const hasFailed = (module: TestModule) => module.state() === 'failed' || module.errors().length > 0;

export const applyMutant = (source: string, { start, end, replacement }: Pick<DrawnMutant, 'start' | 'end' | 'replacement'>): string =>
  source.slice(0, start) + replacement + source.slice(end);

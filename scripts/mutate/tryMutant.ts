import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeCopy } from './copyTree.ts';
import { applyMutant, type DrawnMutant } from './mutantsOf.ts';
import { reachedTests } from './importers.ts';
import { runTests } from './runTests.ts';

/** `seenBy`: the test file that failed. `leftOut`: how many tests reach the fault and were not run. */
export type Outcome = { result: 'seen' | 'timeout' | 'not seen'; seenBy: string | null; leftOut: number };

/** What each test file does without a fault: how long it takes in milliseconds, or null where it fails. */
export type SoundTests = Map<string, number | null>;

const nearest = 4;
const mostDatabaseTests = 3;
/** In milliseconds without a fault. What takes longer is run where it is among the nearest: otherwise a few files take most of a night. */
const longestFurtherTest = 15_000;
/** In milliseconds, and in times of what the same tests take without the fault. */
const patience = { least: 60_000, factor: 10 };

const further = 1;

type Stages = { stages: string[][]; leftOut: number };

/** The tests that reach a file, in the order in which they are run: the nearest unit tests, all others, the nearest database tests. */
export function stagesOf(file: string, importers: ReadonlyMap<string, readonly string[]>): Stages {
  const reached = reachedTests(file, importers).filter((path) => !/\.(?:browser|product)\.test\./.test(path));
  const isDatabaseTest = (path: string) => path.includes('.database.test.');
  const unit = reached.filter((path) => !isDatabaseTest(path));
  const database = reached.filter(isDatabaseTest);
  return {
    stages: [unit.slice(0, nearest), unit.slice(nearest), database.slice(0, mostDatabaseTests)],
    leftOut: Math.max(0, database.length - mostDatabaseTests),
  };
}

export async function learnSoundTests(copy: TreeCopy, sound: SoundTests, paths: readonly string[]): Promise<void> {
  const unknown = paths.filter((path) => !sound.has(path));
  if (unknown.length === 0) return;
  const { failed, milliseconds } = await runTests(copy, unknown);
  for (const path of unknown) sound.set(path, failed.includes(path) ? null : (milliseconds.get(path) ?? null));
}

export async function tryMutant(
  copy: TreeCopy,
  mutant: DrawnMutant,
  { stages, leftOut }: Stages,
  sound: SoundTests,
  limits = patience,
): Promise<Outcome> {
  let slow = 0;
  for (const [index, stage] of stages.entries()) {
    await learnSoundTests(copy, sound, stage);
    const passing = stage.filter((path) => typeof sound.get(path) === 'number');
    const trusted = passing.filter((path) => index !== further || (sound.get(path) ?? 0) <= longestFurtherTest);
    slow += passing.length - trusted.length;
    const seen = await withFault(copy, mutant, () => findFailure(copy, trusted, limitOf(trusted, sound, limits)));
    if (seen) return { ...seen, leftOut: leftOut + slow };
  }
  return { result: 'not seen', seenBy: null, leftOut: leftOut + slow };
}

async function withFault<Value>({ root }: TreeCopy, mutant: DrawnMutant, run: () => Promise<Value>): Promise<Value> {
  const path = join(root, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(source, mutant));
  try {
    return await run();
  } finally {
    writeFileSync(path, source);
  }
}

/** A failure counts when the file fails again by itself: what other work on the machine causes does not. */
async function findFailure(copy: TreeCopy, paths: string[], limit: number): Promise<Omit<Outcome, 'leftOut'> | null> {
  if (paths.length === 0) return null;
  const { hasFailed, isTooSlow, failed } = await runTests(copy, paths, { limit, isFirstFailureEnough: true });
  if (isTooSlow) return { result: 'timeout', seenBy: null };
  if (!hasFailed) return null;
  const [first] = failed;
  const suspects = first === undefined ? paths : [first];
  const again = await runTests(copy, suspects, { limit, isFirstFailureEnough: true });
  if (again.isTooSlow) return { result: 'timeout', seenBy: null };
  if (again.hasFailed) return { result: 'seen', seenBy: first ?? 'an error outside the tests' };
  return findFailure(copy, first === undefined ? [] : paths.filter((path) => path !== first), limit);
}

const limitOf = (paths: string[], sound: SoundTests, { least, factor }: typeof patience) =>
  Math.max(least, factor * paths.reduce((sum, path) => sum + (sound.get(path) ?? 0), 0));

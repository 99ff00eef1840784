import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@lupa/server/replaceFile.ts';
import { z } from 'zod';
import { RunnerError } from './runnerError.ts';
import { signalGroup } from './processes.ts';
import { settings } from './settings.ts';

const runStateSchema = z.object({ runId: z.string(), pid: z.int(), databaseUrl: z.string(), parts: z.record(z.string(), z.int()) });
export type RunState = z.output<typeof runStateSchema>;

const file = join(settings.DATA_DIR, 'run.json');

/** What the last run wrote down, if it did not end in order or still goes on. */
async function readRunState(): Promise<RunState | undefined> {
  try {
    return runStateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export const writeRunState = (state: RunState): Promise<void> => replaceFile(file, JSON.stringify(state), { mode: 0o600 });

/** Leaves the note of another run alone. */
export async function removeRunState(runId: string): Promise<void> {
  if ((await readRunState())?.runId === runId) await rm(file, { force: true });
}

/** The product that runs on this data folder now, or undefined. */
export async function readRunningProduct(): Promise<RunState | undefined> {
  const state = await readRunState();
  return state && belongsToRun(state.pid, state.runId) ? state : undefined;
}

/**
 * Makes way for a new run: refuses when another one is alive, and ends what a killed one left behind. A process is only
 * ended when its environment says that it belongs to that run.
 */
export async function cleanUpEarlierRun(): Promise<string[]> {
  const earlier = await readRunState();
  if (!earlier) return [];
  if (await readRunningProduct()) {
    throw new RunnerError(
      `Lupa already runs on ${settings.DATA_DIR} (process ${earlier.pid}). Stop it first, or set DATA_DIR and other ports.`,
    );
  }
  const left = Object.entries(earlier.parts).filter(([, pid]) => belongsToRun(pid, earlier.runId));
  for (const [, pid] of left) signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline && left.some(([, pid]) => belongsToRun(pid, earlier.runId)))
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const [, pid] of left) if (belongsToRun(pid, earlier.runId)) signalGroup(pid, 'SIGKILL');
  await removeRunState(earlier.runId);
  return left.map(([name]) => name);
}

/** True when the process is alive and was started by that run. Where /proc is missing, nothing is claimed. */
function belongsToRun(pid: number, runId: string): boolean {
  const environment = `/proc/${pid}/environ`;
  try {
    return existsSync(environment) && readFileSync(environment, 'utf8').includes(`LUPA_RUN_ID=${runId}`);
  } catch {
    return false;
  }
}

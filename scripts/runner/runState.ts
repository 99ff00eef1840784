import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@lupa/server/replaceFile.ts';
import { z } from 'zod';
import { RunnerError } from './console.ts';
import { settings } from './settings.ts';

// What a run tells other commands. Who still runs is never read from it: a crash may tear it.
const runStateSchema = z.object({ runId: z.string(), pid: z.int(), databaseUrl: z.string(), parts: z.record(z.string(), z.int()) });
export type RunState = z.output<typeof runStateSchema>;

const file = join(settings.DATA_DIR, 'run.json');

/** The process that runs the product, by its id and its start time in ticks since the machine's: no later process has both. */
const runId = `${process.pid}-${readStart(process.pid) ?? Date.now()}`;

/** In the environment of all that this process starts, and of what that starts: by it the next start finds what a killed one has left. */
export const markPart = (name: string): Record<string, string> => ({ LUPA_RUN_ID: runId, LUPA_PART: name, DATA_DIR: settings.DATA_DIR });

async function readRunState(): Promise<RunState | undefined> {
  try {
    return runStateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export const writeRunState = (state: Omit<RunState, 'runId' | 'pid'>): Promise<void> =>
  replaceFile(file, JSON.stringify({ ...state, runId, pid: process.pid } satisfies RunState), { mode: 0o600 });

export async function removeRunState(): Promise<void> {
  if ((await readRunState())?.runId === runId) await rm(file, { force: true });
}

/** The product that runs on this data folder now, or undefined. */
export async function readRunningProduct(): Promise<RunState | undefined> {
  const state = await readRunState();
  return state && isRunning(state.runId) ? state : undefined;
}

type Process = { pid: number; start: string; part: string; runId: string };

/** Refuses when another run is alive, ends what a killed one left (by /proc). Returns the names of the parts that were ended. */
export async function cleanUpEarlierRun(): Promise<string[]> {
  const found = await findProcesses();
  const living = [...found.map((one) => one.runId), (await readRunState())?.runId ?? ''].find((id) => id !== runId && isRunning(id));
  if (living !== undefined) {
    throw new RunnerError(
      `Lupa already runs on ${settings.DATA_DIR} (process ${living.split('-')[0]}). Stop it first, or set DATA_DIR and other ports.`,
    );
  }
  const left = found.filter((one) => one.runId !== runId);
  await endProcesses(left);
  await rm(file, { force: true });
  return [...new Set(left.map(({ part }) => part))];
}

async function endProcesses(left: readonly Process[]): Promise<void> {
  const remaining = () => left.filter(({ pid, start }) => readStart(pid) === start);
  for (const [signal, seconds] of [
    ['SIGTERM', 5],
    ['SIGKILL', 10],
  ] as const) {
    for (const { pid, part } of remaining()) send(pid, part === 'postgres' && signal === 'SIGTERM' ? 'SIGINT' : signal);
    const deadline = performance.now() + seconds * 1000;
    while (remaining().length > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [stuck] = remaining();
  if (stuck) throw new RunnerError(`Process ${stuck.pid} (${stuck.part}) of an earlier start does not end. End it and start again.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function findProcesses(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  return pids.flatMap((pid) => {
    const start = readStart(pid);
    const environment = new Set(readProcess(pid, 'environ').split('\0'));
    if (start === undefined || !environment.has(`DATA_DIR=${settings.DATA_DIR}`)) return [];
    const valueOf = (name: string) => [...environment].find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);
    const [part, run] = [valueOf('LUPA_PART'), valueOf('LUPA_RUN_ID')];
    return part === undefined || run === undefined ? [] : [{ pid, start, part, runId: run }];
  });
}

function isRunning(id: string): boolean {
  const [pid, start] = id.split('-');
  return start !== undefined && readStart(Number(pid)) === start;
}

/** Ticks since the machine's start; undefined when gone or a zombie. With its first thread ended it still holds its ports. */
function readStart(pid: number): string | undefined {
  // The name before may hold spaces and brackets (proc(5)).
  const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const [state, threads, start] = [fields[0], fields[17], fields[19]];
  return state === 'Z' && Number(threads) <= 1 ? undefined : start;
}

/** Empty for a process that is gone, or another user's. */
function readProcess(pid: number, name: 'stat' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

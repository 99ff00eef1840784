import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunnerError } from './console.ts';
import { openLogFile } from './logFile.ts';
import { markPart } from './runState.ts';
import { root, settings } from './settings.ts';

export type PartOptions = {
  name: string;
  command: string;
  parameters: string[];
  cwd?: string;
  env: NodeJS.ProcessEnv;
  withIpc?: boolean;
  /** What ends it in order; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
  /** Until it is killed instead; 8 by default. */
  stopSeconds?: number;
  isAnswering?: () => Promise<boolean>;
};

export type Part = {
  name: string;
  child: ChildProcess;
  ended: Promise<string>;
  isAnswering?: () => Promise<boolean>;
  stop: () => Promise<void>;
  kill: () => void;
};

/** Starts a part in a process group of its own, its output going to DATA_DIR/logs/<name>.log. */
export function startPart({ name, command, parameters, cwd = root, env, withIpc = false, ...options }: PartOptions): Part {
  const { stopSignal = 'SIGTERM', stopSeconds = 8, isAnswering } = options;
  const log = openLogFile(logOf(name));
  const child = spawn(command, parameters, {
    cwd,
    env: { ...env, ...markPart(name) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(withIpc ? (['ipc'] as const) : [])],
  });
  let lastWords = '';
  child.stdout?.on('data', log.write);
  child.stderr?.on('data', (chunk: Buffer) => {
    log.write(chunk);
    lastWords = lastLine(chunk.toString()) || lastWords;
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      log.end();
      if (signal) resolve(`${name} was ended by ${signal}`);
      else resolve(`${name} ended with code ${code}${lastWords ? `: ${lastWords}` : `; see ${logOf(name)}`}`);
    });
  });
  const stop = () => stopGroup(child, ended, stopSignal, stopSeconds);
  const kill = () => void (child.pid !== undefined && killTree(child.pid));
  return { name, child, ended, stop, kill, ...(isAnswering && { isAnswering }) };
}

const logOf = (name: string): string => join(settings.DATA_DIR, 'logs', `${name}.log`);

const commands = new Set<Part>();

export async function stopCommands(): Promise<void> {
  await Promise.all([...commands].map((command) => command.stop()));
}

/** Runs a command to its end. @throws RunnerError with its last words when it fails. */
export async function runToEnd(options: PartOptions): Promise<void> {
  const part = startPart(options);
  commands.add(part);
  const reason = await part.ended;
  commands.delete(part);
  if (part.child.exitCode !== 0) throw new RunnerError(reason);
}

export async function waitUntilReady(part: Part, readyUrl: string, patience = 60): Promise<void> {
  const deadline = Date.now() + patience * 1000;
  let dead: string | undefined;
  void part.ended.then((reason) => (dead = reason));
  while (Date.now() < deadline) {
    if (dead !== undefined) throw new RunnerError(dead);
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(3000), redirect: 'manual' }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new RunnerError(`${part.name} did not answer at ${readyUrl} within ${patience} s; see ${logOf(part.name)}`);
}

/** Kills a process and all that it has started, also in groups of their own, as each process of Postgres is. Linux alone tells of those. */
function killTree(pid: number): void {
  const children = readChildren(pid);
  signalGroup(pid, 'SIGKILL');
  for (const child of children) killTree(child);
}

function readChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function stopGroup(child: ChildProcess, ended: Promise<string>, signal: NodeJS.Signals, seconds: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), seconds * 1000);
    await ended;
    clearTimeout(timer);
  }
  signalGroup(pid, 'SIGKILL');
}

/** The last line that says something: the message of a JSON log entry, or the text itself. */
function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => line.trim() !== '' && !/^\s+at |^\s*[{}]|^Node\.js v/.test(line))
      ?.trim() ?? ''
  );
}
